#!/usr/bin/env python3
"""validate.py SCHEMA FILE...: checks YAML files with a JSON Schema (draft 2020-12) and prints a line for each that it refuses."""
import json
import re
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """Reads scalars as YAML 1.2 does, as editors do: `no` is text, and so is a date."""


OTHERS = ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")
Loader.yaml_implicit_resolvers = {
    first: [(tag, form) for tag, form in forms if tag not in OTHERS]
    for first, forms in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver(OTHERS[0], re.compile("^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF"))

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        error = jsonschema.exceptions.best_match(validator.iter_errors(yaml.load(file, Loader)))
    if error is not None:
        print(f"{path}: {error.json_path}: {error.message[:200]}")
