#pragma once

/// Gives an open file or folder the extended attributes of another one, among them access control lists, and removes those that the
/// other lacks. Returns 0, or -1 with the reason in errno where one of them can't be given; labels of the system's security policy
/// are left as they are then.
int cdisk_copy_extended_attributes(int from, int to);

/// Gives an open file the owner, the permissions and the extended attributes of another one, among them access control lists,
/// and removes extended attributes that the other lacks. Returns 0, or -1 with the reason in errno where one of them can't be
/// given; labels of the system's security policy are left as they are then.
int cdisk_copy_attributes(int from, int to);
