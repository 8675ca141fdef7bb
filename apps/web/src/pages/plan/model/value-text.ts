/** How values are written in the fields of the form, and read back. */
import { type Json, prettyJson } from "../../../json/json.ts";
import { scanJson } from "../../../json/scan-json.ts";

export type Parsed =
  | { readonly ok: true; readonly value: Json | undefined }
  | { readonly ok: false };

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A text as it is; anything else that stands there, as JSON. */
export function showText(value: Json | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function parseText(text: string): Parsed {
  return { ok: true, value: text === "" ? undefined : text };
}

/** A number if it is one; else a text, which may be a placeholder, and the validator's to judge. */
export function parseNumber(text: string): Parsed {
  const trimmed = text.trim();
  if (trimmed === "") return { ok: true, value: undefined };
  return { ok: true, value: NUMBER.test(trimmed) ? Number(trimmed) : trimmed };
}

/** JSON, but a placeholder without its quotes. */
export function showJson(value: Json | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" && value.startsWith("$") ? value : prettyJson(value);
}

export function parseJson(text: string): Parsed {
  const trimmed = text.trim();
  if (trimmed === "") return { ok: true, value: undefined };
  if (trimmed.startsWith("$")) return { ok: true, value: trimmed };
  const scan = scanJson(text);
  return scan.ok ? { ok: true, value: scan.root.value } : { ok: false };
}

export interface Insertion {
  readonly text: string;
  readonly caret: number;
}

/** Alone, a placeholder keeps its type; inside a text it needs an end. */
export function insertPlaceholder(text: string, placeholder: string, caret: number): Insertion {
  if (text.trim() === "" || text.trim() === "$") {
    return { text: placeholder, caret: placeholder.length };
  }
  const piece = `\${${placeholder.slice(1)}}`;
  return { text: text.slice(0, caret) + piece + text.slice(caret), caret: caret + piece.length };
}
