#include "ctexts.h"

// The compiler reads the files and knows when they change.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char manual_pages[] = {
#embed "pages/syntax.md" suffix(, )
#embed "pages/files.md" suffix(, )
#embed "pages/model.md" suffix(, )
#embed "pages/references.md" suffix(, )
#embed "pages/tokens.md" suffix(, )
#embed "pages/caps.md" suffix(, )
#embed "pages/scales.md" suffix(, )
#embed "pages/states.md" suffix(, )
#embed "pages/titles.md" suffix(, )
#embed "pages/bars.md" suffix(, )
#embed "pages/drawings.md" suffix(, )
#embed "pages/xcassets.md" suffix(, )
#embed "pages/uikit.md" suffix(, )
#embed "pages/android.md" suffix(, )
#embed "pages/css.md" suffix(, )
#embed "pages/flutter.md" suffix(, )
  0,
};

static const char diagnostics_schema[] = {
#embed "../../docs/diagnostics.schema.json" suffix(, 0)
};

static const char digests_schema[] = {
#embed "../../docs/digests.schema.json" suffix(, 0)
};

static const char manifest_schema[] = {
#embed "../../docs/manifest.schema.json" suffix(, 0)
};

static const char why_schema[] = {
#embed "../../docs/why.schema.json" suffix(, 0)
};

static const char review_schema[] = {
#embed "../../docs/review.schema.json" suffix(, 0)
};

static const char page_style[] = {
#embed "page/page.css" suffix(, 0)
};

static const char review_style[] = {
#embed "page/review.css" suffix(, 0)
};

static const char review_script[] = {
#embed "page/review.js" suffix(, 0)
};

static const char preview_body[] = {
#embed "preview/preview.html" suffix(, 0)
};

static const char preview_style[] = {
#embed "preview/tools.css" suffix(, )
#embed "preview/choices.css" suffix(, )
#embed "preview/elements.css" suffix(, )
#embed "preview/stage.css" suffix(, )
#embed "preview/devices.css" suffix(, )
#embed "preview/scenes.css" suffix(, )
#embed "preview/content.css" suffix(, )
#embed "preview/rows.css" suffix(, )
#embed "preview/motion.css" suffix(, )
#embed "preview/platform.css" suffix(, )
#embed "preview/inspect.css" suffix(, )
#embed "preview/numbers.css" suffix(, )
#embed "preview/cards.css" suffix(, )
  0,
};

static const char preview_script[] = {
#embed "preview/packed.js" suffix(, )
#embed "preview/resampler.js" suffix(, )
#embed "preview/facts.js" suffix(, )
#embed "preview/pictures.js" suffix(, )
#embed "preview/elements.js" suffix(, )
#embed "preview/platform.js" suffix(, )
#embed "preview/controls.js" suffix(, )
#embed "preview/operable.js" suffix(, )
#embed "preview/content.js" suffix(, )
#embed "preview/app.js" suffix(, )
#embed "preview/scenes.js" suffix(, )
#embed "preview/devices.js" suffix(, )
#embed "preview/stage.js" suffix(, )
#embed "preview/values.js" suffix(, )
#embed "preview/origins.js" suffix(, )
#embed "preview/numbers.js" suffix(, )
#embed "preview/cards.js" suffix(, )
#embed "preview/brands.js" suffix(, )
#embed "preview/warnings.js" suffix(, )
#embed "preview/inspect.js" suffix(, )
#embed "preview/address.js" suffix(, )
#embed "preview/page.js" suffix(, )
  0,
};

static const char live_style[] = {
#embed "preview/live.css" suffix(, 0)
};

static const char embedded_script[] = {
#embed "preview/embedded.js" suffix(, 0)
};

static const char live_script[] = {
#embed "preview/live.js" suffix(, 0)
};

static const char letters[] = {
#embed "page/letters.txt" suffix(, 0)
};

static const char starter_theme[] = {
#embed "starter.theme.yaml" suffix(, 0)
};

static const char starter_project[] = {
#embed "starter.themec.yaml" suffix(, 0)
};

const char *ctexts_manual_pages(void) { return manual_pages; }

const char *ctexts_diagnostics_schema(void) { return diagnostics_schema; }

const char *ctexts_digests_schema(void) { return digests_schema; }

const char *ctexts_manifest_schema(void) { return manifest_schema; }

const char *ctexts_why_schema(void) { return why_schema; }

const char *ctexts_review_schema(void) { return review_schema; }

const char *ctexts_page_style(void) { return page_style; }

const char *ctexts_review_style(void) { return review_style; }

const char *ctexts_review_script(void) { return review_script; }

const char *ctexts_preview_body(void) { return preview_body; }

const char *ctexts_preview_style(void) { return preview_style; }

const char *ctexts_preview_script(void) { return preview_script; }

const char *ctexts_embedded_script(void) { return embedded_script; }

const char *ctexts_live_style(void) { return live_style; }

const char *ctexts_live_script(void) { return live_script; }

const char *ctexts_letters(void) { return letters; }

const char *ctexts_starter_theme(void) { return starter_theme; }

const char *ctexts_starter_project(void) { return starter_project; }
