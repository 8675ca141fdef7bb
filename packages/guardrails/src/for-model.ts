/**
 * Texts of records as a model may see them: without ways to reach somebody, unless that is what was asked for, and
 * without lines that try to give it orders.
 */
import { detectInjection } from "./injection/detect-injection.ts";
import { findPii } from "./pii/find-pii.ts";
import type { PiiKind } from "./pii/pii-kind.ts";

/** Kinds whose names tell enough; numbers of documents and accounts are "number". */
const NAMES: Readonly<Partial<Record<PiiKind, string>>> = {
  ...{ email: "email", phone: "phone", cn_mobile: "phone", address: "address" },
};

export function masked(text: string): string {
  let shown = "";
  let at = 0;
  for (const { start, end, kind } of findPii(text)) {
    shown += `${text.slice(at, start)}[${NAMES[kind] ?? "number"}]`;
    at = end;
  }
  return shown + text.slice(at);
}

/** From here on a line counts as an order; records are judged more strictly than what a person says. */
const FLAGGED = 0.5;
const LEFT_OUT = "[left out: a line that gives instructions to software]";

const withoutOrders = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line.trim() !== "" && detectInjection(line, { source: "document" }).score >= FLAGGED
        ? LEFT_OUT
        : line,
    )
    .join("\n");

/** More would not be read. */
const LONGEST = 6_000;

/** @param asked whether the person asks for just what would be masked */
export function forModel(text: string, asked = false): string {
  const safe = withoutOrders(text.slice(0, LONGEST));
  return asked ? safe : masked(safe);
}
