import { isList, isRecord, type JsonValue } from "../../contracts/json.ts";
import { parseTemplate } from "../../placeholders/parse-template.ts";

/** The value of a tree without placeholders (`$$` read as a dollar), or undefined if it has some. */
export function literalOf(tree: JsonValue): JsonValue | undefined {
  if (typeof tree === "string") return literalText(tree);
  if (isList(tree)) {
    const entries = tree.map(literalOf);
    return entries.every((entry) => entry !== undefined) ? entries : undefined;
  }
  if (!isRecord(tree)) return tree;
  const entries: [string, JsonValue][] = [];
  for (const [key, inner] of Object.entries(tree)) {
    const value = literalOf(inner);
    if (value === undefined) return undefined;
    entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

function literalText(text: string): string | undefined {
  if (!text.includes("$")) return text;
  const parts = parseTemplate(text);
  if (!parts.every((part) => part.type === "text")) return undefined;
  return parts.map((part) => part.text).join("");
}
