/** Reads who the person is and how to reach them, from the head of the document and its like. */
import type { ReadDocument } from "../../../model/read-document.ts";
import type { Basic } from "../../../model/resume-data.ts";
import type { TextSpan } from "../../../model/span.ts";
import { LIMITS } from "../draft.ts";
import type { Context } from "../sections/context.ts";
import { hasCjk, textWidth } from "../text/characters.ts";
import { joinLines } from "../text/join-lines.ts";
import type { Line } from "../text/line.ts";
import type { Piece } from "../text/span.ts";
import { organisationScore } from "../words/organisations.ts";
import { isPlace } from "../words/places.ts";
import { positionScore } from "../words/positions.ts";
import { type Cell, contactCells } from "./cells.ts";
import { findName } from "./find-name.ts";
import { type FoundLink, findLinks, isProfile, linkedPages } from "./links.ts";
import { type Found, findEmails, findPhones } from "./reach.ts";

export interface ContactLines {
  /** The head, and sections about the person. */
  readonly head: readonly Line[];
  /** What is said under "求职意向". */
  readonly intent: readonly Line[];
  readonly summary: readonly Line[];
}

export function readContact(context: Context, document: ReadDocument, lines: ContactLines): Basic {
  const { original, text, sourced } = context;
  const prose = lines.head.filter((line, index) => isProse(line, lines.head[index - 1]));
  const short = lines.head.filter((line) => !prose.includes(line));
  const cells = contactCells(text, short);
  const email = inside(findEmails(text), short) ?? findEmails(text)[0];
  const phone = inside(findPhones(text), short) ?? findPhones(text).find(({ score }) => score > 2);
  const name = findName(text, cells, email?.value ?? "");
  const taken = [email, phone, name].filter((span) => span !== undefined);
  const free = cells.filter(
    (cell) => !taken.some((span) => span.start < cell.end && cell.start < span.end),
  );
  const title = findTitle(free, contactCells(text, lines.intent));
  const put = (path: string, found: Found | undefined) =>
    found ? sourced.value(path, found.value, [found]) : "";
  return {
    name: nameValue(context, name),
    title: sourced.line("basic.title", title),
    email: put("basic.email", email),
    phone: put("basic.phone", phone),
    location: sourced.line("basic.location", findLocation(free)),
    summary: sourced.prose("basic.summary", joinLines(original, [...prose, ...lines.summary])),
    links: pagesOf(context, document, short),
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

function findTitle(cells: readonly Cell[], intent: readonly Cell[]): Piece | undefined {
  const told = [...cells, ...intent].find(({ field }) => field === "title");
  if (told) return told;
  const plain = (cell: Cell) => cell.field === undefined && cell.text.length <= 60;
  const sought = intent.find((cell) => plain(cell) && !isPlace(cell.text));
  return sought ?? cells.find((cell) => plain(cell) && isTitle(cell.text));
}

const isTitle = (text: string) =>
  positionScore(text) > 1 && !/[@\d]|https?:/.test(text) && organisationScore(text) < 3;

function findLocation(cells: readonly Cell[]): Piece | undefined {
  const told = cells.find(({ field }) => field === "location");
  return told ?? cells.find((cell) => cell.field === undefined && isPlace(cell.text));
}

function pagesOf(
  { text, sourced }: Context,
  document: ReadDocument,
  head: readonly Line[],
): string[] {
  const within = ({ spans: [span] }: FoundLink) => overlaps(span, head);
  const named = findLinks(text);
  const places = named.flatMap(({ spans }) => spans);
  const linked = linkedPages(document).filter(({ spans: [span] }) => !overlaps(span, places));
  const pages = [
    ...[...named, ...linked].filter(within),
    ...named.filter((link) => !within(link) && isProfile(link) && isOwn(link)),
  ];
  return pages
    .filter((page, index) => pages.findIndex(({ value }) => value === page.value) === index)
    .slice(0, LIMITS.links)
    .map(({ value, spans }, index) => sourced.value(`basic.links[${index}]`, value, spans));
}

/** Single repositories belong to their project. */
const isOwn = ({ value }: FoundLink) => /linkedin\.com\/in\//i.test(value);

const overlaps = (span: TextSpan, others: readonly TextSpan[]) =>
  others.some(({ start, end }) => span.start < end && start < span.end);
