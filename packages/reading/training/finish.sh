#!/bin/sh
# Puts the outcome of a training where the reader finds it: `sh finish.sh <out> <python>`.
set -e
here=$(cd "$(dirname "$0")" && pwd)
python=${2:-python3}
mkdir -p "$here/../model" "$here/../src/parsing/resume/trained/network/fixtures"
cp -f "$1/lines.bin" "$1/layers.json" "$here/../model/"
work=$(mktemp -d)
node "$here/reference.ts" "$work"
"$python" "$here/reference.py" "$work/reference-input.json" "$here/../model" \
  "$here/../src/parsing/resume/trained/network/fixtures/reference.json"
node "$here/write-manifest.ts" "$1/scores.json"
