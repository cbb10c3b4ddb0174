#!/bin/sh
# format.sh [--fix]: holds every Swift file to .swift-format; with --fix, formats them first.
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = --fix ]; then
  swift format format --in-place --parallel --recursive Sources Tests Package.swift
fi
swift format lint --strict --parallel --recursive Sources Tests Package.swift
