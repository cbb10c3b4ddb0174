package import ThemeCore

/// The JSON Schema of what `--format json` prints; `themec schema diagnostics` shows its `text`.
package let diagnosticsSchema: JSONValue = [
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "themec diagnostics",
  "description": "What themec found wrong with the themes of one run, in the order in which people read it.",
  "type": "object",
  "required": ["diagnosticsVersion", "diagnostics"],
  "properties": [
    "diagnosticsVersion": [
      "description": "Counts up when a reader would have to change. Members that are new don't count.",
      "const": 1,
    ],
    "diagnostics": ["type": "array", "items": ["$ref": "#/$defs/diagnostic"]],
    "more": [
      "description":
        "How many diagnostics there are beside these, and what says so; absent where these are all.",
      "type": "object",
      "required": ["count", "message"],
      "properties": [
        "count": .oneLine(["type": "integer", "minimum": 1]),
        "message": .oneLine(["type": "string", "minLength": 1]),
      ],
    ],
  ],
  "$defs": [
    "diagnostic": [
      "type": "object",
      "required": ["code", "severity", "message", "path", "range", "related", "notes", "help"],
      "properties": [
        "code": [
          "description": "The kind of problem; `themec explain CODE` prints its manual page.",
          "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
        ],
        "severity": .oneLine(["enum": ["error", "warning"]]),
        "message": ["type": "string", "minLength": 1],
        "element": [
          "description":
            "The element that it is about, such as `backButtons/menu`; absent for what concerns the whole theme.",
          "type": "string", "minLength": 1,
        ],
        "path": ["$ref": "#/$defs/path"],
        "range": ["$ref": "#/$defs/range"],
        "label": ["$ref": "#/$defs/label"],
        "related": [
          "description": "Other places that matter, in the order in which they should be read.",
          "type": "array", "items": ["$ref": "#/$defs/place"],
        ],
        "notes": ["description": "Further facts.", "type": "array", "items": .oneLine(["type": "string"])],
        "help": [
          "description": "What a person can type to mend it.", "type": "array",
          "items": .oneLine(["type": "string"]),
        ],
        "fix": ["$ref": "#/$defs/fix"],
      ],
    ],
    "place": [
      "type": "object",
      "required": ["path", "range"],
      "properties": [
        "path": ["$ref": "#/$defs/path"],
        "range": ["$ref": "#/$defs/range"],
        "label": ["$ref": "#/$defs/label"],
      ],
    ],
    "fix": [
      "description":
        "A change that takes the problem away: the text at `range` becomes `replacement`.",
      "type": "object",
      "required": ["path", "range", "replacement", "grade"],
      "properties": [
        "path": ["$ref": "#/$defs/path"],
        "range": ["$ref": "#/$defs/range"],
        "replacement": .oneLine(["type": "string"]),
        "grade": [
          "description":
            "`safe`: nothing else can be meant, so it may be applied unseen. `suggested`: likely what is meant, such as the nearest name, for somebody to look at.",
          "enum": .oneLine(["safe", "suggested"]),
        ],
      ],
    ],
    "path": [
      "description":
        "A file, with `/` between its parts. U+0000 and the character of a number stand for a byte that is not UTF-8.",
      "type": "string", "minLength": 1,
    ],
    "label": ["description": "A few words on the place.", "type": "string", "minLength": 1],
    "range": [
      "description": "A half-open range; start and end are equal for a place between two characters.",
      "type": "object",
      "required": ["start", "end"],
      "properties": [
        "start": ["$ref": "#/$defs/position"],
        "end": ["$ref": "#/$defs/position"],
      ],
    ],
    "position": [
      "type": "object",
      "required": ["offset", "line", "column"],
      "properties": [
        "offset": ["description": "In bytes of UTF-8, from 0.", "type": "integer", "minimum": 0],
        "line": ["description": "From 1.", "type": "integer", "minimum": 1],
        "column": ["description": "In Unicode code points, from 1.", "type": "integer", "minimum": 1],
      ],
    ],
  ],
]
