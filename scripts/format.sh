#!/bin/sh
# format.sh [--fix]: holds every Swift file to .swift-format; with --fix, formats them first.
#
# All rules are on that swift-format has on by itself, and those against forced unwrapping and forced tries. Off are
# AllPublicDeclarationsHaveDocumentation (hardly anything is public, and a comment that is written because it must be says
# nothing), BeginDocumentationCommentWithOneLineSummary and ValidateDocumentationComments (both want forms that sentences of
# ours don't have), NeverUseImplicitlyUnwrappedOptionals, NoLeadingUnderscores and UseEarlyExits (a matter of the case at
# hand), AlwaysUseLiteralForEmptyCollectionInit, NoEmptyLinesOpeningClosingBraces, OmitExplicitReturns and
# UseWhereClausesInForLoops (either form may read better).
set -eu
cd "$(dirname "$0")/.."

# What the tool is expected to write is its own matter.
files() {
  echo Package.swift
  find Sources Tests ThemeRuntime examples -name '*.swift' -not -path '*/expected/*' -not -path '*/build/*'
}

if [ "${1:-}" = --fix ]; then
  files | xargs swift format format --in-place --parallel
fi
files | xargs swift format lint --strict --parallel
