import { isList, isRecord, type JsonValue, setOwn } from "../contracts/json.ts";
import { engineErrors } from "../errors.ts";
import { type Part, parseTemplate } from "./parse-template.ts";
import { read } from "./read-reference.ts";
import type { Scope } from "./scope.ts";

/** A tree of arguments whose placeholders have been read once; filling them in is cheap. */
export type Template = (scope: Scope) => JsonValue;

/** Throws `placeholder-invalid` for what cannot be read; a validated plan holds no such thing. */
export function compileTemplate(tree: JsonValue): Template {
  return compile(tree) ?? (() => tree);
}

/** Fills in a tree once. Where the same tree is filled in again, keep `compileTemplate`'s answer. */
export function resolve(tree: JsonValue, scope: Scope): JsonValue {
  return compileTemplate(tree)(scope);
}

/** Null for a tree without a dollar: it is its own value, and is shared instead of copied. */
function compile(tree: JsonValue): Template | null {
  if (typeof tree === "string") return tree.includes("$") ? compileText(tree) : null;
  if (isList(tree)) {
    const entries = tree.map(compile);
    if (entries.every((entry) => entry === null)) return null;
    return (scope) =>
      tree.map((literal, index) => {
        const entry = entries[index];
        return entry ? entry(scope) : literal;
      });
  }
  if (!isRecord(tree)) return null;
  const entries = Object.entries(tree).map(([key, inner]) => [key, inner, compile(inner)] as const);
  if (entries.every(([, , entry]) => entry === null)) return null;
  return (scope) => {
    const filled: { [key: string]: JsonValue } = {};
    for (const [key, literal, entry] of entries) {
      setOwn(filled, key, entry === null ? literal : entry(scope));
    }
    return filled;
  };
}

function compileText(template: string): Template {
  const parts = parseTemplate(template);
  for (const part of parts) if (part.type === "bad") throw unreadable(template, part);
  const [only] = parts;
  if (parts.length === 1 && only?.type === "reference") {
    return (scope) => read(only.reference, scope);
  }
  return (scope) => parts.map((part) => textOf(part, scope)).join("");
}

function textOf(part: Part, scope: Scope): string {
  if (part.type === "text") return part.text;
  if (part.type === "bad") return part.source;
  const value = read(part.reference, scope);
  if (value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function unreadable(template: string, bad: { source: string; message: string }) {
  return engineErrors.error("placeholder-invalid", {
    detail: `In "${template}": ${bad.source} cannot be read, ${bad.message}.`,
  });
}
