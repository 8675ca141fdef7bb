/** Pieces of a text that stand for other text: base64, hexadecimal, percent, escapes, entities. */
import { Buffer } from "node:buffer";
import type { Place } from "./mapped-text.ts";

export interface DecodedPiece extends Place {
  readonly how: "base64" | "hex" | "percent" | "escapes" | "entities" | "binary";
  readonly text: string;
}

const MAX_PIECES = 24;
/** Bytes of one piece that are decoded; an order to a model is not longer. */
const MAX_LENGTH = 8_192;

// Each is a single class with a single quantifier, or a fixed unit repeated: linear by construction.
const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}={0,2}/g;
const HEX = /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{2}[ :]?){10,}/g;
const PERCENT = /(?<![A-Za-z0-9+._-])(?:%[0-9a-fA-F]{2}|[A-Za-z0-9+._-]){12,}/g;
const ESCAPES = /(?:\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|[A-Za-z ]){8,}/g;
const ENTITIES = /(?:&#x?[0-9a-fA-F]{2,6};|[A-Za-z ]){6,}/g;
const BINARY = /(?:[01]{8} ?){8,}/g;

export function decodedPieces(text: string): DecodedPiece[] {
  const pieces: DecodedPiece[] = [];
  collect(pieces, text, "base64", BASE64, fromBase64);
  collect(pieces, text, "hex", HEX, fromHex);
  if (/%[0-9a-fA-F]{2}/.test(text)) collect(pieces, text, "percent", PERCENT, fromPercent);
  if (text.includes("\\")) collect(pieces, text, "escapes", ESCAPES, fromEscapes);
  if (text.includes("&#")) collect(pieces, text, "entities", ENTITIES, fromEntities);
  if (text.includes("01")) collect(pieces, text, "binary", BINARY, fromBinary);
  return pieces;
}

function collect(
  pieces: DecodedPiece[],
  text: string,
  how: DecodedPiece["how"],
  pattern: RegExp,
  decode: (piece: string) => string | undefined,
): void {
  let tried = 0;
  for (const match of text.matchAll(pattern)) {
    tried += 1;
    if (tried > 200 || pieces.length >= MAX_PIECES) return;
    const decoded = decode(match[0].slice(0, MAX_LENGTH));
    if (decoded === undefined || !readable(decoded)) continue;
    pieces.push({ how, text: decoded, start: match.index, end: match.index + match[0].length });
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

function fromBytes(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

function fromBase64(piece: string): string | undefined {
  const body = piece.replace(/=+$/, "");
  // A long word, a path or an identifier is not base64; encoded text mixes cases.
  if (!/[a-z]/.test(body) || !/[A-Z]/.test(body)) return undefined;
  return fromBytes(
    Buffer.from(body.slice(0, body.length - (body.length % 4 === 1 ? 1 : 0)), "base64"),
  );
}

function fromHex(piece: string): string | undefined {
  return fromBytes(Buffer.from(piece.replace(/[ :]/g, ""), "hex"));
}

function fromPercent(piece: string): string | undefined {
  if ((piece.match(/%/g) ?? []).length < 2) return undefined;
  try {
    return decodeURIComponent(piece.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

function fromEscapes(piece: string): string | undefined {
  if (!/\\[ux]/.test(piece)) return undefined;
  return piece.replace(/\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})/g, (_, wide, narrow) =>
    String.fromCharCode(Number.parseInt(wide ?? narrow, 16)),
  );
}

function fromEntities(piece: string): string | undefined {
  if (!piece.includes("&#")) return undefined;
  return piece.replace(/&#(x?)([0-9a-fA-F]{2,6});/g, (whole, hex: string, digits: string) => {
    const code = Number.parseInt(digits, hex === "x" ? 16 : 10);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}

function fromBinary(piece: string): string | undefined {
  const bytes = piece.match(/[01]{8}/g)?.map((bits) => Number.parseInt(bits, 2)) ?? [];
  return fromBytes(Uint8Array.from(bytes));
}

/** Text, not the noise that a picture or a key decodes to. */
function readable(text: string): boolean {
  if (text.length < 4) return false;
  const odd = text.match(/[^\p{L}\p{N}\p{P}\p{Zs}\n\r\t$+<=>^`|~]/gu)?.length ?? 0;
  return odd * 20 <= text.length;
}
