/** `add`: a new entry, line, skill, link or section. */
import { folded } from "@bole/language/text";
import { appendSkills } from "../../tools/values/append.ts";
import type { Desk } from "../desk.ts";
import { type Entry, entriesOf, linesOf, textOf, textPath } from "../entries.ts";
import { currentIn, entryInContext, findEntries } from "../find-entries.ts";
import { inOrder } from "../items.ts";
import { headingFor, isListName, isSameKind, sectionFor } from "../places.ts";
import { reordered } from "../reordered.ts";
import { sharedPieces } from "../shared-pieces.ts";
import { skillsOf } from "../skills.ts";
import { placesIn } from "../texts.ts";
import { fieldOfValue, storedDate } from "../values.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { addBlank, addEntry, factsOf, listFor } from "./add-entry.ts";
import { AddInput, SPANS, textsOf, wordsOf } from "./add-input.ts";
import {
  aboutEntry,
  aboutNewLine,
  aboutSection,
  asks,
  asksWhich,
  type Done,
  resumeTool,
  skillItem,
} from "./resume-tool.ts";
import { whereOf } from "./where.ts";

export const addTool = resumeTool({
  name: "add",
  label: { zh: "添加内容", en: "Add something" },
  description:
    "Adds an entry, a line of a description, a skill, a link or a section to the résumé.",
  input: AddInput,
  risk: "change",
  words: [...SPANS],
  headline: "what",
  run: add,
});

function add(input: AddInput, desk: Desk): Done {
  const named = textsOf(input, "skill");
  const skills = named.length > 0 ? [...named, ...textsOf(input, "content")] : named;
  const links = textsOf(input, "link");
  if (skills.length > 0) return addSkills(skills, desk);
  if (links.length > 0 || input.what === "link") return addLinks(links, desk);
  const facts = factsOf(input, desk);
  const list = listFor(input, facts, desk);
  const [title] = textsOf(input, "title");
  const own = facts.size === 1 && title !== undefined ? sectionOfKind(title, desk) : undefined;
  // PMP证书 is a line of the certificates, not a section of its own.
  if (own && title !== undefined && folded(own.fields.title ?? "") !== folded(title))
    return addTo(own, input, [title], desk);
  const lines = textsOf(input, "line");
  const [content] = textsOf(input, "content");
  const headed = facts.size === 0 ? underHeading(input, content, desk) : undefined;
  if (headed !== undefined) return headed;
  if (facts.size > 0 && list !== undefined) return addEntry(input, list, facts, lines, desk);
  if (lines.length > 0) return addLines(input, lines, desk);
  if (content !== undefined && input.what === "section" && title === undefined)
    return addSection(content, desk);
  if (content !== undefined && input.section === "skills") return addSkills([content], desk);
  if (content !== undefined && textsOf(input, "title").length === 0)
    return addLines(input, [content], desk);
  if (input.what === "skill" || input.section === "skills")
    return asks(desk, "skill", { zh: "要加什么技能？", en: "Which skill should I add?" });
  if (input.what === "line")
    return asks(desk, "line", { zh: "要加什么内容？", en: "What should the line say?" });
  return addBlank(list ?? "workExperience", desk);
}

/** The only section whose heading is of the kind that words name. */
function sectionOfKind(words: string, { resume }: Desk): Entry | undefined {
  const [only, ...more] = entriesOf(resume, "other").filter(({ fields }) =>
    isSameKind(words, fields.title ?? ""),
  );
  return more.length === 0 ? only : undefined;
}

/** Under the heading of the section that the turn before has taken away; else it is asked what it is called. */
function addSection(content: string, desk: Desk): Done {
  const gone = desk.edited
    .at(-1)
    ?.find(({ section, after }) => section === "other" && after === null);
  const title: unknown = Object(gone?.before).title;
  if (typeof title !== "string")
    return asks(desk, "title", {
      zh: "这个板块叫什么？",
      en: "What should the section be called?",
    });
  desk.add("other", { title, content });
  const added = entriesOf(desk.resume, "other").at(-1);
  return { about: added ? aboutEntry(added, desk) : [] };
}

/** "Add a certificate: CKA" where there are none yet: the kind is the heading. */
function underHeading(input: AddInput, content: string | undefined, desk: Desk): Done | undefined {
  const [text = content] = textsOf(input, "line");
  const isOther = input.section === "other" && wordsOf(input, "entry").length === 0;
  if (text === undefined || !isOther || textsOf(input, "title").length > 0) return undefined;
  const own = sectionOfKind(desk.context, desk);
  if (own) return addTo(own, input, [text], desk);
  const heading = headingFor(desk.context, desk.language);
  if (
    heading === undefined ||
    entriesOf(desk.resume, "other").some(({ fields }) => fields.title === heading)
  )
    return undefined;
  desk.add("other", { title: heading, content: text });
  const added = entriesOf(desk.resume, "other").at(-1);
  return { about: added ? aboutEntry(added, desk) : [] };
}

function addSkills(skills: readonly string[], desk: Desk): Done {
  const had = new Set(skillsOf(desk.resume.skillContent).map(({ text }) => folded(text)));
  const fresh = skills.filter((skill) => !had.has(folded(skill)));
  if (fresh.length === 0)
    return {
      said:
        desk.language === "zh"
          ? `技能里已经有${skills.join("、")}了。`
          : `${skills.join(", ")} is among the skills already.`,
    };
  // One after the other as the others are, or as is usual in the language.
  if (desk.resume.skillContent === "")
    desk.add("skillContent", fresh.join(desk.language === "zh" ? "、" : ", "));
  else for (const skill of fresh) desk.add("skillContent", skill);
  placeBeside(fresh, desk);
  return { about: [...aboutSection("skillContent", desk), ...fresh.slice(-1).map(skillItem)] };
}

/** "Put Kotlin after Java". */
function placeBeside(fresh: readonly string[], desk: Desk): void {
  const { skillContent } = desk.resume;
  const all = skillsOf(skillContent);
  const own = all.filter(({ text }) => fresh.includes(text));
  const [beside, ...more] = all.filter(
    ({ text }) => !fresh.includes(text) && placesIn(desk.context, text).length > 0,
  );
  const to = says(desk.context, VOCABULARY.behind)
    ? "after"
    : says(desk.context, VOCABULARY.ahead)
      ? "before"
      : undefined;
  if (beside === undefined || more.length > 0 || to === undefined || own.length !== fresh.length)
    return;
  const order = reordered(all, own, to, beside, ({ text }) => text);
  if (order) desk.update("skillContent", inOrder(skillContent, order));
}

function addLinks(links: readonly string[], desk: Desk): Done {
  if (links.length === 0) return asks(desk, "link", { zh: "链接是什么？", en: "Which link?" });
  for (const link of links) desk.add("basic.links", link);
  return { about: aboutSection("basic", desk, "link") };
}

function addLines(input: AddInput, given: readonly string[], desk: Desk): Done {
  if (sectionFor(input.section) === "skillContent") return addSkills(given, desk);
  const own = given.length === 1 ? fieldOfValue(given[0] ?? "") : undefined;
  if (own === "link") return addLinks(given, desk);
  if (input.section === "basic") {
    for (const line of given) desk.add("basic.summary", line);
    return { about: aboutSection("basic", desk, "summary") };
  }
  const found = entryFor(input, desk);
  return "entry" in found ? addTo(found.entry, input, given, desk) : found;
}

function addTo(entry: Entry, input: AddInput, given: readonly string[], desk: Desk): Done {
  const lines = withDate(input, newLines(given, entry, desk), entry, desk);
  // "English (native), Irish (fluent)" goes on as it is written.
  const isList =
    entry.list === "other" &&
    linesOf(entry).length === 1 &&
    skillsOf(textOf(entry)).length > 1 &&
    lines.every((line) => skillsOf(line).length === 1);
  if (isList) desk.update(textPath(entry), lines.reduce(appendSkills, textOf(entry)));
  else for (const line of lines) desk.add(textPath(entry), line);
  return { about: [...aboutEntry(entry, desk, "line"), ...aboutNewLine(entry, desk)] };
}

/** "The part-time thing can stay": words for what is there already are no line of their own. */
function newLines(lines: readonly string[], entry: Entry, desk: Desk): readonly string[] {
  const isThere = (line: string) =>
    says(line, VOCABULARY.vague) && linesOf(entry).some(({ text }) => sharedPieces(line, text) > 0);
  const fresh = lines.filter((line) => !isThere(line));
  if (fresh.length === lines.length) return lines;
  desk.reasons.add("odd");
  return fresh.length > 0 ? fresh : lines;
}

/** A year that was said with a certificate or an award stands behind it. */
function withDate(
  input: AddInput,
  lines: readonly string[],
  { list }: Entry,
  desk: Desk,
): readonly string[] {
  const [date] = [...textsOf(input, "end"), ...textsOf(input, "start")];
  const [line, ...more] = lines;
  if (date === undefined || line === undefined || more.length > 0) return lines;
  if (list !== "other") {
    desk.reasons.add("odd");
    return lines;
  }
  const year = storedDate(date, desk) ?? date;
  return [/\p{Script=Han}/u.test(desk.message) ? `${line}（${year}）` : `${line} (${year})`];
}

function entryFor(input: AddInput, desk: Desk): { readonly entry: Entry } | Done {
  const said = sectionFor(input.section);
  const list = isListName(said) ? said : undefined;
  const where = whereOf(desk, list);
  const named = wordsOf(input, "entry");
  const current = named.length === 0 ? currentIn(where) : undefined;
  if (current) return { entry: current };
  const found = findEntries(named.length > 0 ? named : [{ text: "", ref: "pronoun" }], where);
  if ("found" in found && found.found.length === 1 && found.found[0])
    return { entry: found.found[0] };
  const entries = list === undefined ? [] : entriesOf(desk.resume, list);
  const spoken = named.length === 0 ? entryInContext(where) : undefined;
  if (spoken) return { entry: spoken };
  if (named.length === 0 && list === "other" && entries.length === 0)
    return addBlank("other", desk);
  return asksWhich(desk, "entry", "unclear" in found ? found : { unclear: [], words: "" });
}
