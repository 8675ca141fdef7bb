/** Who the person is: numbers and addresses by their form, the rest as the network says. */
import type { ReadDocument } from "../../../../model/read-document.ts";
import type { Basic } from "../../../../model/resume-data.ts";
import { contactCells } from "../../contact/cells.ts";
import { findName } from "../../contact/find-name.ts";
import { readContact } from "../../contact/read-contact.ts";
import type { Context } from "../../context.ts";
import type { LabelledLine, Tagged } from "../labelled-line.ts";
import type { WordTag } from "../labels.ts";

/** Less sure than this, and the rules say what a line of the head is. */
const SURE = 0.5;
/** Lines of a document among which its name is. */
const TOP = 6;

export function writePerson(
  context: Context,
  document: ReadDocument,
  lines: readonly LabelledLine[],
): Basic {
  const content = lines.filter(({ role }) => role !== "heading");
  const of = (section: LabelledLine["section"]) =>
    content.filter((one) => one.section === section).map(({ line }) => line);
  const basic = readContact(context, document, {
    head: of("contact"),
    intent: [],
    summary: of("summary"),
  });
  const tags = content.flatMap((one) => (one.section === "contact" ? one.tags : []));
  return {
    ...basic,
    name: nameOf(context, content) || basic.name || nameAbove(context, lines, basic.email),
    title: said(context, "basic.title", tags, "title") || basic.title,
    location: said(context, "basic.location", tags, "place") || basic.location,
  };
}

/** A name that was taken for a heading. */
function nameAbove({ text, sourced }: Context, lines: readonly LabelledLine[], email: string) {
  const top = lines.slice(0, TOP).map(({ line }) => line);
  return sourced.line("basic.name", findName(text, contactCells(text, top), email));
}

/** Of several the largest; given name and surname may stand on two lines. */
function nameOf({ original, sourced }: Context, lines: readonly LabelledLine[]): string {
  const named = lines.flatMap((one, index) =>
    one.section !== "contact"
      ? []
      : one.tags
          .filter(({ tag, sure }) => tag === "name" && sure > SURE)
          .map((span) => ({ span, index, size: one.line.size, one })),
  );
  const first = named.toSorted((a, b) => b.size - a.size || a.index - b.index)[0];
  if (first === undefined) return "";
  const second = named.find(
    ({ index, size, one }) =>
      index === first.index + 1 && size === first.size && one.tags.length === 1,
  );
  const alone = first.one.tags.length === 1 && first.span.end === first.one.line.end;
  const spans = second && alone ? [first.span, second.span] : [first.span];
  const words = spans.map(({ start, end }) => original.slice(start, end).replace(/\s+/g, " "));
  return sourced.value("basic.name", unspaced(words.join(" ")), spans);
}

function said({ sourced }: Context, path: string, tags: readonly Tagged[], tag: WordTag): string {
  const found = tags.find((span) => span.tag === tag && span.sure > SURE);
  if (found === undefined) return "";
  return sourced.line(path, found);
}

/** "J A N E  D O E" and "张 三" are spread only to look wide. */
function unspaced(name: string): string {
  if (/^\p{Script=Han}(?:\s\p{Script=Han})+$/u.test(name)) return name.replaceAll(" ", "");
  // "林宥蓁 YU-CHEN LIN" is one person's name twice.
  return /^(\p{Script=Han}{2,4})[\s(（/]+\p{Script=Latin}/u.exec(name)?.[1] ?? name;
}
