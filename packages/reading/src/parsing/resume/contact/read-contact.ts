/** Reads who the person is and how to reach them, from the head of the document and its like. */
import type { ReadDocument } from "../../../model/read-document.ts";
import type { Basic } from "../../../model/resume-data.ts";
import type { Context } from "../context.ts";
import { hasCjk, textWidth } from "../text/characters.ts";
import { joinLines } from "../text/join-lines.ts";
import type { Line } from "../text/line.ts";
import { type Piece, trimPiece } from "../text/span.ts";
import { contactCells } from "./cells.ts";
import { findLocation } from "./find-location.ts";
import { findName } from "./find-name.ts";
import { findTitle } from "./find-title.ts";
import { findLinks } from "./links.ts";
import { ownPages } from "./own-pages.ts";
import { type Found, findEmails, findPhones } from "./reach.ts";

export interface ContactLines {
  /** The head, and sections about the person. */
  readonly head: readonly Line[];
  /** What is said under "求职意向". */
  readonly intent: readonly Line[];
  readonly summary: readonly Line[];
}

/** Lines. A text without any heading is all head. */
const LONGEST_HEAD = 400;
/** Letters at the beginning of a document among which a number is most likely a telephone's. */
const TOP = 300;

export function readContact(context: Context, document: ReadDocument, lines: ContactLines): Basic {
  const { original, text, sourced } = context;
  const head = lines.head.slice(0, LONGEST_HEAD);
  const prose = head.filter((line, index) => isProse(line, head[index - 1]));
  const short = head.filter((line) => !prose.includes(line));
  const [emails, phones] = [findEmails(text), findPhones(text)];
  const email = inside(emails, short) ?? emails[0];
  const phone =
    inside(phones, short) ??
    phones.find(({ score }) => score > 2) ??
    phones.find(({ start }) => start < TOP && start < (head.at(-1)?.end ?? TOP) + TOP);
  const pages = findLinks(text).map(({ spans: [span] }) => span);
  const cells = contactCells(text, short, [...emails, ...phones, ...pages]);
  const name = findName(text, cells, email?.value ?? "");
  const taken = [email, phone, name].filter((span) => span !== undefined);
  const free = cells.flatMap((cell) => {
    const span = taken.find(({ start, end }) => start < cell.end && cell.start < end);
    if (span === undefined) return [cell];
    // What follows the name on its line may be the title.
    const rest = span === name ? trimPiece(text, span.end, cell.end) : undefined;
    return rest ? [{ ...cell, ...rest }] : [];
  });
  const title = findTitle(free, contactCells(text, lines.intent), name);
  const put = (path: string, found: Found | undefined) =>
    found ? sourced.value(path, found.value, [found]) : "";
  return {
    name: nameValue(context, name),
    title: sourced.line("basic.title", title),
    email: put("basic.email", email),
    phone: put("basic.phone", phone),
    location: sourced.line(
      "basic.location",
      findLocation(
        text,
        free,
        [email, phone].filter((one) => one !== undefined),
      ),
    ),
    summary: sourced.prose("basic.summary", joinLines(original, [...prose, ...lines.summary])),
    links: ownPages(context, document, short),
  };
}

/** Chinese names are often spaced, "张 三", and so are the letters of others. */
function nameValue({ original, sourced }: Context, name: Piece | undefined): string {
  if (name === undefined) return "";
  const words = original.slice(name.start, name.end);
  const spaced = /^(?:\p{L}\s){3,}\p{L}$/u.test(words);
  const value = hasCjk(words)
    ? words.replace(/\s+/g, "")
    : spaced
      ? words
          .split(/\s{2,}/)
          .map((word) => word.replace(/\s/g, ""))
          .join(" ")
      : words.replace(/\s+/g, " ");
  return sourced.value("basic.name", value, [name]);
}

/** Sentences in the head are a summary that has no heading. */
function isProse(line: Line, before: Line | undefined): boolean {
  const { text } = line;
  if (/@|https?:|\d{7}/.test(text) || /^[^:：]{1,12}[:：]/.test(text)) return false;
  const long = textWidth(text) > 70 && !/\s[|·•]\s|\s{3,}|\t/.test(text);
  const rest = before?.full === true && textWidth(before.text) > 70 && /[.。]$/.test(text);
  return long || rest;
}

function inside<T extends Found>(found: readonly T[], lines: readonly Line[]): T | undefined {
  return found.find(({ start, end }) =>
    lines.some((line) => line.start <= start && end <= line.end),
  );
}
