import { isList, isRecord, type JsonValue } from "../contracts/json.ts";

const MOST = 200;

/** Enough of a value to recognise it in a log; the whole of it is in the journal. */
export function summary(value: JsonValue): string {
  const text = typeof value === "string" ? value : beginning(value, MOST + 1);
  return text.length <= MOST ? text : `${text.slice(0, MOST)}…`;
}

/**
 * The JSON of a value that is short, and at least `least` characters of a longer one: of five
 * megabytes it reads no more than it writes.
 */
function beginning(value: JsonValue, least: number): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > least ? value.slice(0, least) : value);
  }
  if (isList(value)) return beginningOfList(value, least);
  if (isRecord(value)) return beginningOfRecord(value, least);
  return JSON.stringify(value);
}

function beginningOfList(list: readonly JsonValue[], least: number): string {
  let text = "[";
  for (const entry of list) {
    if (text.length >= least) return text;
    if (text.length > 1) text += ",";
    text += beginning(entry, least - text.length);
  }
  return `${text}]`;
}

function beginningOfRecord(record: { readonly [key: string]: JsonValue }, least: number): string {
  let text = "{";
  for (const key of Object.keys(record)) {
    if (text.length >= least) return text;
    if (text.length > 1) text += ",";
    text += `${JSON.stringify(key)}:`;
    text += beginning(record[key] ?? null, least - text.length);
  }
  return `${text}}`;
}
