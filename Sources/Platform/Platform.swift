// The C library of the system, by one name. The attribute hands on what is imported here, which no attribute without an
// underscore does.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif
