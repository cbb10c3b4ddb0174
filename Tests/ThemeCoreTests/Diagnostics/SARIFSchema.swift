import FixtureSupport
import ThemeCore

/// What OASIS' schema of SARIF 2.1.0 says of the members that themec's logs use. The standard allows no others than
/// its own, so a member that is not named here is refused.
let sarifSchema = JSONSchema([
  "type": "object",
  "required": ["version", "runs"],
  "additionalProperties": false,
  "properties": [
    "$schema": ["type": "string"],
    "version": ["enum": ["2.1.0"]],
    "runs": ["type": "array", "items": ["$ref": "#/definitions/run"]],
  ],
  "definitions": [
    "run": [
      "type": "object",
      "required": ["tool"],
      "additionalProperties": false,
      "properties": [
        "tool": [
          "type": "object",
          "required": ["driver"],
          "additionalProperties": false,
          "properties": ["driver": ["$ref": "#/definitions/toolComponent"]],
        ],
        "columnKind": ["enum": ["utf16CodeUnits", "unicodeCodePoints"]],
        "newlineSequences": [
          "type": "array", "minItems": 1, "uniqueItems": true, "items": ["type": "string"],
        ],
        "results": ["type": "array", "items": ["$ref": "#/definitions/result"]],
      ],
    ],
    "toolComponent": [
      "type": "object",
      "required": ["name"],
      "additionalProperties": false,
      "properties": [
        "name": ["type": "string"],
        "version": ["type": "string"],
        "rules": [
          "type": "array", "uniqueItems": true, "items": ["$ref": "#/definitions/reportingDescriptor"],
        ],
      ],
    ],
    "reportingDescriptor": [
      "type": "object",
      "required": ["id"],
      "additionalProperties": false,
      "properties": [
        "id": ["type": "string"],
        "shortDescription": ["$ref": "#/definitions/multiformatMessageString"],
        "fullDescription": ["$ref": "#/definitions/multiformatMessageString"],
        "help": ["$ref": "#/definitions/multiformatMessageString"],
        "defaultConfiguration": [
          "type": "object",
          "additionalProperties": false,
          "properties": ["level": ["$ref": "#/definitions/level"]],
        ],
      ],
    ],
    "result": [
      "type": "object",
      "required": ["message"],
      "additionalProperties": false,
      "properties": [
        "ruleId": ["type": "string"],
        "ruleIndex": ["type": "integer", "minimum": -1],
        "level": ["$ref": "#/definitions/level"],
        "message": ["$ref": "#/definitions/message"],
        "locations": ["type": "array", "items": ["$ref": "#/definitions/location"]],
        "relatedLocations": [
          "type": "array", "uniqueItems": true, "items": ["$ref": "#/definitions/location"],
        ],
        "fixes": ["type": "array", "uniqueItems": true, "items": ["$ref": "#/definitions/fix"]],
      ],
    ],
    "location": [
      "type": "object",
      "additionalProperties": false,
      "properties": [
        "id": ["type": "integer", "minimum": -1],
        "physicalLocation": [
          "type": "object",
          "required": ["artifactLocation"],
          "additionalProperties": false,
          "properties": [
            "artifactLocation": ["$ref": "#/definitions/artifactLocation"],
            "region": ["$ref": "#/definitions/region"],
          ],
        ],
        "logicalLocations": [
          "type": "array",
          "uniqueItems": true,
          "items": [
            "type": "object",
            "additionalProperties": false,
            "properties": ["fullyQualifiedName": ["type": "string"]],
          ],
        ],
        "message": ["$ref": "#/definitions/message"],
      ],
    ],
    "artifactLocation": [
      "type": "object",
      "additionalProperties": false,
      // A relative reference of RFC 3986: what it allows in a path, everything else as `%XX`.
      "properties": ["uri": ["type": "string", "pattern": "^([A-Za-z0-9._~/-]|%[0-9A-F]{2})+$"]],
    ],
    "region": [
      "type": "object",
      "required": ["startLine"],
      "additionalProperties": false,
      "properties": [
        "startLine": ["type": "integer", "minimum": 1],
        "startColumn": ["type": "integer", "minimum": 1],
        "endLine": ["type": "integer", "minimum": 1],
        "endColumn": ["type": "integer", "minimum": 1],
      ],
    ],
    "fix": [
      "type": "object",
      "required": ["artifactChanges"],
      "additionalProperties": false,
      "properties": [
        "artifactChanges": [
          "type": "array", "minItems": 1, "uniqueItems": true,
          "items": ["$ref": "#/definitions/artifactChange"],
        ]
      ],
    ],
    "artifactChange": [
      "type": "object",
      "required": ["artifactLocation", "replacements"],
      "additionalProperties": false,
      "properties": [
        "artifactLocation": ["$ref": "#/definitions/artifactLocation"],
        "replacements": ["type": "array", "minItems": 1, "items": ["$ref": "#/definitions/replacement"]],
      ],
    ],
    "replacement": [
      "type": "object",
      "required": ["deletedRegion"],
      "additionalProperties": false,
      "properties": [
        "deletedRegion": ["$ref": "#/definitions/region"],
        "insertedContent": [
          "type": "object", "additionalProperties": false, "properties": ["text": ["type": "string"]],
        ],
      ],
    ],
    "level": ["enum": ["none", "note", "warning", "error"]],
    "message": [
      "type": "object",
      "required": ["text"],
      "additionalProperties": false,
      "properties": ["text": ["type": "string", "minLength": 1]],
    ],
    "multiformatMessageString": [
      "type": "object",
      "required": ["text"],
      "additionalProperties": false,
      "properties": ["text": ["type": "string", "minLength": 1]],
    ],
  ],
])
