/** What is typed into a field, as it can be stored; null while it can not. Pure. */
import { readDate } from "./read-date.ts";
import type { FieldKind } from "./structure.ts";

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d\s()（）.·/–—-]+(?:\s*(?:ext\.?|x|转|#)\s*\d{1,6})?$/i;

export function acceptValue(kind: FieldKind, typed: string): string | readonly string[] | null {
  const text = typed.trim();
  if (kind === "links") return linksOf(typed);
  if (kind === "prose") return typed;
  if (text === "") return "";
  switch (kind) {
    case "line":
      return typed.replaceAll(/\s*\n\s*/g, " ");
    case "date":
      return readDate(text);
    case "email":
      return EMAIL.test(text) ? text : null;
    case "phone":
      return isPhone(text) ? text : null;
  }
}

function isPhone(text: string): boolean {
  const digits = text.split(/ext|x|转|#/i)[0]?.replaceAll(/\D/g, "").length ?? 0;
  return PHONE.test(text) && digits >= 7 && digits <= 15;
}

/** One a line. */
function linksOf(typed: string): readonly string[] | null {
  const links = typed
    .split("\n")
    .map((link) => link.trim())
    .filter((link) => link !== "");
  return links.some((link) => /\s/.test(link)) ? null : links;
}
