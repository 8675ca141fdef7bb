/** Where a click on an address leads, and how an address is shown. */
import type { ContactKind } from "./sheet.ts";

export function contactHref(kind: ContactKind, text: string): string | undefined {
  const said = text.trim();
  if (kind === "email") return /^[^\s@]+@[^\s@]+$/.test(said) ? `mailto:${said}` : undefined;
  if (kind === "link") return addressOf(said);
  return undefined;
}

/** Only pages: a résumé that somebody sends must not start a program by a click. */
function addressOf(text: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  const isPage = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
  return isPage ? address : undefined;
}

export function shownAddress(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/\/$/, "");
}
