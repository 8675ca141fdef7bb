/** Who the person is: numbers and addresses by their form, the rest as the network says. */
import type { ReadDocument } from "../../../../model/read-document.ts";
import type { Basic } from "../../../../model/resume-data.ts";
import { readContact } from "../../contact/read-contact.ts";
import type { Context } from "../../sections/context.ts";
import type { LabelledLine, Tagged } from "../labelled-line.ts";
import type { WordTag } from "../labels.ts";

/** Less sure than this, and the rules say what a line of the head is. */
const SURE = 0.5;

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
    name: said(context, "basic.name", tags, "name") || basic.name,
    title: said(context, "basic.title", tags, "title") || basic.title,
    location: said(context, "basic.location", tags, "place") || basic.location,
  };
}

function said({ sourced }: Context, path: string, tags: readonly Tagged[], tag: WordTag): string {
  const found = tags.find((span) => span.tag === tag && span.sure > SURE);
  if (found === undefined) return "";
  const value = sourced.line(path, found);
  return tag === "name" ? unspaced(value) : value;
}

/** "J A N E  D O E" and "张 三" are spread only to look wide. */
function unspaced(name: string): string {
  if (/^\p{Script=Han}(?:\s\p{Script=Han})+$/u.test(name)) return name.replaceAll(" ", "");
  return name;
}
