#pragma once

// Texts that the tool prints as they stand, in UTF-8: files beside this one and in docs/, embedded when it is compiled.

/// The manual pages of all codes, as Markdown: below a heading of the second level for each code, what is wrong, why it matters,
/// an example of it, and what to write instead.
const char *ctexts_manual_pages(void);

/// The JSON Schema of what `--format json` prints, as it is published.
const char *ctexts_diagnostics_schema(void);

/// The JSON Schema of a bundle's `digests.json`.
const char *ctexts_digests_schema(void);

/// The JSON Schema of a bundle's `manifest.json`.
const char *ctexts_manifest_schema(void);

/// The JSON Schema of what `why --format json` prints.
const char *ctexts_why_schema(void);

/// The JSON Schema of what `diff --format json` prints.
const char *ctexts_review_schema(void);

/// What pages that themec writes have in common: colors, type, and the ground on which pictures are shown.
const char *ctexts_page_style(void);

/// The style and the script of the page that `diff --format html` prints, beside the style of all pages.
const char *ctexts_review_style(void);
const char *ctexts_review_script(void);

/// The body of the page that `preview` writes, its style beside that of all pages, and its script.
const char *ctexts_preview_body(void);
const char *ctexts_preview_style(void);
const char *ctexts_preview_script(void);

/// The style of what only the served preview page has.
const char *ctexts_live_style(void);

/// What the script of the preview page ends with where the page holds its pictures, and where a server keeps it up to date.
const char *ctexts_embedded_script(void);
const char *ctexts_live_script(void);

/// Letters of 5 x 8 pixels, ten beside each other, below a line that names them.
const char *ctexts_letters(void);

/// The theme and the project file that `init` writes; the theme has the name `my-theme`.
const char *ctexts_starter_theme(void);
const char *ctexts_starter_project(void);
