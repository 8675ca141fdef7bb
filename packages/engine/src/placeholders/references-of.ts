import { isList, isRecord, type JsonValue } from "../contracts/json.ts";
import { parseTemplate } from "./parse-template.ts";
import type { Reference } from "./reference.ts";

export interface FoundReference extends Reference {
  /** Where in the tree, e.g. `topic.words[2]`; empty for the tree itself. */
  readonly at: string;
}

/** Every placeholder in a tree, in reading order. */
export function referencesOf(tree: JsonValue, at = ""): FoundReference[] {
  if (typeof tree === "string") {
    if (!tree.includes("$")) return [];
    return parseTemplate(tree).flatMap((part) =>
      part.type === "reference" ? [{ ...part.reference, at }] : [],
    );
  }
  if (isList(tree)) return tree.flatMap((entry, index) => referencesOf(entry, `${at}[${index}]`));
  if (!isRecord(tree)) return [];
  return Object.entries(tree).flatMap(([key, inner]) => referencesOf(inner, join(at, key)));
}

/** A path into a document, as messages show it. */
export function join(at: string, key: string): string {
  if (!/^[\w-]+$/.test(key)) return `${at}[${JSON.stringify(key)}]`;
  return at === "" ? key : `${at}.${key}`;
}
