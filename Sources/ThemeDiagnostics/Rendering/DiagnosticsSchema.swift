package import ThemeCore

/// The JSON Schema of what `--format json` prints; `themec schema diagnostics` shows its `text`.
package let diagnosticsSchema: JSONValue = [
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "themec diagnostics",
  "description": "The errors and warnings of a run, in the order in which they are printed.",
  "type": "object",
  "required": ["diagnosticsVersion", "diagnostics"],
  "properties": [
    "diagnosticsVersion": [
      "description": "Increases when readers have to change. New members do not increase it.",
      "const": 1,
    ],
    "diagnostics": ["type": "array", "items": ["$ref": "#/$defs/diagnostic"]],
    "more": [
      "description":
        "How many more diagnostics there are, and which limit hides them; absent if there are no more.",
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
            "The element that it is about, such as `backButtons/menu`; absent if it is about the whole theme.",
          "type": "string", "minLength": 1,
        ],
        "path": ["$ref": "#/$defs/path"],
        "range": ["$ref": "#/$defs/range"],
        "label": ["$ref": "#/$defs/label"],
        "related": [
          "description": "Related places, in the order in which they should be read.",
          "type": "array", "items": ["$ref": "#/$defs/place"],
        ],
        "notes": [
          "description": "Further information.", "type": "array", "items": .oneLine(["type": "string"]),
        ],
        "help": [
          "description": "What you can write to fix it.", "type": "array",
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
        "A change that fixes the problem: the text at `range` is replaced by `replacement`.",
      "type": "object",
      "required": ["path", "range", "replacement", "grade"],
      "properties": [
        "path": ["$ref": "#/$defs/path"],
        "range": ["$ref": "#/$defs/range"],
        "replacement": .oneLine(["type": "string"]),
        "grade": [
          "description":
            "`safe`: nothing else can be meant, so it can be applied automatically. `suggested`: probably what is meant, such as the nearest name, to be reviewed by a person.",
          "enum": .oneLine(["safe", "suggested"]),
        ],
      ],
    ],
    "path": [
      "description":
        "The path of a file, with `/` between its parts. U+0000 followed by the character with the value of a byte stands for a byte that is not UTF-8.",
      "type": "string", "minLength": 1,
    ],
    "label": ["description": "A short note about the place.", "type": "string", "minLength": 1],
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
