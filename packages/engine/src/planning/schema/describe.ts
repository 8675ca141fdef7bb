import type { Type } from "./type.ts";

const MAX_SHOWN = 8;

/** A type in a few words, for messages that people and models read. */
export function describe(type: Type, depth = 1): string {
  switch (type.kind) {
    case "unknown":
      return "anything";
    case "never":
      return "nothing";
    case "literal":
      return JSON.stringify(type.value);
    case "number":
      return type.integer ? "integer" : "number";
    case "union":
      return listed(
        type.options.map((option) => describe(option, depth)),
        " or ",
      );
    case "list":
      if (type.rest.kind !== "never") return `list of ${describe(type.rest, depth)}`;
      return `[${listed(type.prefix.map((entry) => describe(entry, depth)))}]`;
    case "object":
      return describeObject(type, depth);
    default:
      return type.kind;
  }
}

function describeObject(type: Type & { kind: "object" }, depth: number): string {
  const keys = [...type.properties].map(([key, { type: inner, required }]) => {
    const name = required ? key : `${key}?`;
    return depth === 0 ? name : `${name}: ${describe(inner, depth - 1)}`;
  });
  if (keys.length > 0) return `{ ${listed(keys)} }`;
  return type.rest.kind === "never" ? "empty object" : "object";
}

function listed(entries: readonly string[], separator = ", "): string {
  if (entries.length <= MAX_SHOWN) return entries.join(separator);
  return `${entries.slice(0, MAX_SHOWN).join(separator)}${separator}…`;
}
