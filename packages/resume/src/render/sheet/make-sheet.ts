/** What a résumé says, in the order of a page. What is empty is not there. */
import type { Basic, ResumeData, TextLanguage } from "@bole/talent";
import { choicesOf } from "../look.ts";
import type { LookChoices } from "../look-choices.ts";
import { entrySections } from "./entries.ts";
import { addressLabel, contactHref, shownAddress } from "./hrefs.ts";
import { linesOf } from "./lines.ts";
import { Runs } from "./runs.ts";
import { inChosenOrder } from "./section-order.ts";
import type { Contact, ContactKind, SectionKind, Sheet, SheetSection } from "./sheet.ts";
import { WORDS } from "./words.ts";

/** What a narrow column holds before it becomes a thread: letters in a line, and lines. */
const NARROW = 30;
const BRIEF = 14;

export function makeSheet(data: ResumeData, language: TextLanguage): Sheet {
  const runs = new Runs();
  const words = WORDS[language];
  const { basic } = data;
  const choices = choicesOf(data);
  const told = (kind: SectionKind, path: string, text: string): SheetSection => {
    const lines = linesOf(runs, path, text, { labels: kind === "skillContent" });
    const heading = runs.own(words.headings[kind]);
    return { kind, heading, entries: [], lines, brief: isBrief(text) };
  };
  const other = data.other.map(({ title, content }, at): SheetSection => {
    const path = `other[${at}].title`;
    const heading = runs.maybe(path, title) ?? runs.own(words.headings.other);
    const lines = linesOf(runs, `other[${at}].content`, content, { labels: true });
    return { kind: "other", heading, entries: [], lines, brief: isBrief(content) };
  });
  const { work, projects, education } = entrySections(runs, data, language, choices);
  const studied =
    work.entries.length === 0 ? [education, work, projects] : [work, projects, education];
  const sections = [
    told("summary", "basic.summary", basic.summary),
    ...studied,
    told("skillContent", "skillContent", data.skillContent),
    ...other,
  ].filter(({ entries, lines }) => entries.length > 0 || lines.length > 0);
  const page = {
    language,
    name: runs.maybe("basic.name", basic.name),
    title: runs.maybe("basic.title", basic.title),
    contacts: contactsOf(runs, basic, language, choices),
    sections: inChosenOrder(sections, choices),
    words: words.own,
  };
  return { page, fields: runs.fields, texts: runs.texts };
}

function contactsOf(
  runs: Runs,
  basic: Basic,
  language: TextLanguage,
  { link_labels }: LookChoices,
): Contact[] {
  const linkText = link_labels ? addressLabel : shownAddress;
  const contact = (kind: ContactKind, path: string, text: string): Contact[] => {
    if (text.trim() === "") return [];
    const href = contactHref(kind, text);
    const shown = kind === "link" ? linkText(text) : text;
    const run = runs.of(path, shown, href === undefined ? {} : { href });
    return [{ kind, label: WORDS[language].contacts[kind], run }];
  };
  return [
    ...contact("phone", "basic.phone", basic.phone),
    ...contact("email", "basic.email", basic.email),
    ...contact("location", "basic.location", basic.location),
    ...basic.links.flatMap((link, at) => contact("link", `basic.links[${at}]`, link)),
  ];
}

function isBrief(text: string): boolean {
  const lines = text.split("\n").map((line) => Math.ceil(widthOf(line.trim()) / NARROW));
  return lines.reduce((sum, count) => sum + count, 0) <= BRIEF;
}

/** In Latin letters: a Chinese one is as wide as two. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
