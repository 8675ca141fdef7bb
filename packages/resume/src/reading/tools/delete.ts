/** `delete`: takes an entry, a line, a skill, a link, what a field says, or a whole section away. */
import type { Words } from "@bole/language";
import { folded, ordinalsIn } from "@bole/language/text";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { allEntries, type Entry, entryOf, type Line, labelOf, linesOf } from "../entries.ts";
import { type Found, findEntries } from "../find-entries.ts";
import { type Listed, listedBy, listedInContext } from "../items.ts";
import {
  basicField,
  entryField,
  fieldNamed,
  isListName,
  listsWith,
  sectionFor,
} from "../places.ts";
import { sharedPieces } from "../shared-pieces.ts";
import { skillsOf, wholeSkill, withoutSkill } from "../skills.ts";
import { exchanged, placesIn, textsOf } from "../texts.ts";
import { clean } from "../values.ts";
import { says, saysLine, VOCABULARY } from "../vocabulary.ts";
import { linesFor, putLines, withLines } from "./lines.ts";
import { replaceText } from "./replace.ts";
import {
  aboutEntry,
  aboutSection,
  asks,
  asksWhich,
  type Done,
  resumeTool,
  WORDS,
} from "./resume-tool.ts";
import { putSentence } from "./sentences.ts";
import { whereOf } from "./where.ts";

const Input = z.object({
  section: z
    .enum(["basic", "education", "work", "projects", "skills", "other"])
    .optional()
    .catch(undefined),
  what: z.enum(["entry", "line", "field", "skill", "link", "section"]).optional().catch(undefined),
  field: z.string().optional(),
  ...{ entry: WORDS, line: WORDS, field_words: WORDS, skill: WORDS, link: WORDS, value: WORDS },
});
type Input = z.output<typeof Input>;

export const deleteTool = resumeTool({
  name: "delete",
  label: { zh: "删除内容", en: "Delete something" },
  description: "Takes an entry, a line, a skill, a link, a field or a section off the résumé.",
  input: Input,
  risk: "change",
  words: ["entry", "line", "field", "skill", "link", "value"],
  headline: "what",
  run: remove,
});

function remove(given: Input, desk: Desk): Done {
  const keeps = says(desk.context, VOCABULARY.keeps);
  // 只留海报那个: beside another deletion, what stays is named.
  if (keeps && !desk.isSingle && !says(desk.context, VOCABULARY.removing)) return {};
  const input = withLines(given, desk);
  const part = withoutValue(input, desk);
  if (part !== undefined) return part;
  const said = [...input.skill, ...input.line, ...input.link, ...input.value];
  const isSkill =
    input.what === "skill" ||
    input.skill.length > 0 ||
    input.section === "skills" ||
    says(desk.context, VOCABULARY.skills);
  const words = [...said, ...input.entry];
  const isUnnamed = words.length === 0 && isSkill && input.what !== "section";
  const listed = isUnnamed ? listedInContext(desk) : listedBy(words, desk, isSkill);
  if (listed && (isSkill || !namesEntry(input, desk))) return deleteItems(listed, desk);
  if (input.what === "skill" || input.skill.length > 0)
    return asksWhich(desk, "skill", { unclear: [], words: said[0]?.text ?? "" });
  if (input.what === "link" || input.link.length > 0)
    return deleteLink([...input.link, ...input.entry], desk);
  if (input.what === "field" || namesField(input)) return deleteField(input, desk);
  const isSummary = (input.section ?? "basic") === "basic" || input.what === "line";
  const sentence = isSummary ? putSentence([...said, ...input.entry], "", desk) : undefined;
  if (sentence !== undefined) return sentence;
  if (input.what === "line" || input.line.length > 0) return deleteLines(input, desk);
  if (input.what === "section") return deleteSection(input, desk);
  return deleteEntries(input, desk);
}

/** “三班倒工作”这个部分不要: words that stand inside of a text go, and the rest of it stays. */
function withoutValue(input: Input, desk: Desk): Done | undefined {
  const [value, ...more] = input.value.map(({ text }) => clean(text));
  if (value === undefined || more.length > 0) return undefined;
  if (input.what === "line" && saysLine(desk.context)) return undefined;
  const own = input.field === "summary" ? "summary" : undefined;
  const stands = textsOf(desk.resume).filter(
    ({ text, field }) => placesIn(text, value).length > 0 && (own === undefined || field === own),
  );
  const isAll = stands.some(
    ({ text, field }) => field !== "description" && folded(text) === folded(value),
  );
  if (stands.length === 0 || isAll || listedBy(input.value, desk)) return undefined;
  const near = { entry: input.entry, old: value, value: "", field: own };
  const done = replaceText({ ...near, isBasic: own !== undefined }, desk);
  // Words that stand there may still be others than those that are to go.
  return done && { ...done, isBacked: false };
}

/** "Remove everything under it": the description goes, and the entry stays. */
const namesField = ({ what, field, entry }: Input): boolean =>
  what === undefined && field !== undefined && field !== "line" && entry.length > 0;

const namesEntry = ({ entry }: Input, desk: Desk): boolean =>
  entry.length > 0 && "found" in findEntries(entry, whereOf(desk));

function deleteItems({ text: { path, text, entry }, items }: Listed, desk: Desk): Done {
  const left = items.reduce((rest, item) => {
    const now = wholeSkill(rest, item.text);
    return now ? withoutSkill(rest, now) : rest;
  }, text);
  if (left === "") desk.delete(path);
  else desk.update(path, left);
  return { about: entry ? aboutEntry(entry, desk, "line") : aboutSection("skillContent", desk) };
}

function deleteLink(words: readonly Words[], desk: Desk): Done {
  const { links } = desk.resume.basic;
  const [said] = words.filter(({ ref }) => ref !== "pronoun");
  const places = said?.ref === "ordinal" ? (ordinalsIn(said.text, links.length) ?? []) : [];
  const named = links.flatMap((link, at) =>
    said && namesLink(clean(said.text), link) ? [at] : [],
  );
  const found = places.length > 0 ? places : said === undefined ? [...links.keys()] : named;
  const [at, ...more] = found;
  if (at === undefined || more.length > 0)
    return asks(
      desk,
      "link",
      { zh: "是哪个链接？", en: "Which link?" },
      links.map((link) => ({ kind: "link", id: link, label: link })),
    );
  desk.delete(`basic.links[${at}]`);
  return { about: aboutSection("basic", desk, "link") };
}

/** By a part of it, or by the letters that its site is known by: IG, GH. */
function namesLink(words: string, link: string): boolean {
  const [said, whole] = [folded(words).replace(/\s+/g, ""), folded(link)];
  if (whole.includes(said)) return true;
  const [site = ""] = whole.replace(/^https?:\/\/|^www\./g, "").split(".");
  const letters = [...said];
  const isShort = letters.length >= 2 && letters.length <= 3 && site[0] === letters[0];
  let from = 0;
  return (
    isShort &&
    letters.every((letter) => {
      const at = site.indexOf(letter, from);
      from = at + 1;
      return at >= 0;
    })
  );
}

function deleteField(input: Input, desk: Desk): Done {
  const { field, entry } = input;
  const said = sectionFor(input.section);
  if (field === "skills") return deleteAll("skillContent", desk);
  const several = new Set(input.field_words.flatMap(({ text }) => fieldNamed(text) ?? []));
  if (several.size > 1) {
    for (const one of several) deleteField({ ...input, field: one, field_words: [] }, desk);
    return { about: aboutSection("basic", desk) };
  }
  if (field === undefined)
    return asks(desk, "field", { zh: "要删掉哪一项？", en: "Which field should go?" });
  if (
    entry.length === 0 &&
    field !== "position" &&
    basicField(field) !== undefined &&
    !isListName(said)
  ) {
    if (field === "summary") desk.reasons.add("destroys");
    desk.delete(`basic.${basicField(field)}`);
    return { about: aboutSection("basic", desk, field) };
  }
  const list =
    isListName(said) && entryField(said, field) !== undefined ? said : listsWith(field)[0];
  const found = findEntries(
    entry.length > 0 ? entry : [{ text: "", ref: "pronoun" }],
    whereOf(desk, list),
  );
  if ("unclear" in found) return asksWhich(desk, "entry", found);
  for (const one of found.found) {
    const name = entryField(one.list, field);
    if (name === "description" || name === "content") desk.reasons.add("destroys");
    if (field === "dates")
      for (const date of ["startDate", "endDate"]) desk.delete(`${one.path}.${date}`);
    else if (name !== undefined) desk.delete(`${one.path}.${name}`);
  }
  const [first] = found.found;
  return { about: first ? aboutEntry(first, desk, field) : [] };
}

function deleteLines(input: Input, desk: Desk): Done {
  const words = [...input.line, ...input.value, ...input.skill];
  if (words.length === 0 && input.entry.length > 0 && !namesEntry(input, desk))
    words.push(...input.entry);
  // 教育里那个培训中心也删了: what was taken for a line is an entry.
  if (words.length === 0 && input.entry.length > 0 && !says(desk.context, VOCABULARY.lines))
    return deleteEntries(input, desk);
  if (words.length === 0 && desk.focus.line) words.push({ text: "", ref: "pronoun" });
  if (words.length === 0) return asksWhich(desk, "line", { unclear: [], words: "" });
  const found = linesFor({ entry: input.line.length > 0 ? input.entry : [], line: words }, desk);
  if ("unclear" in found)
    return partOfText(words, desk) ?? orEntry(input, desk) ?? asksWhich(desk, "line", found);
  const [first] = found.found;
  if (first === undefined) return asksWhich(desk, "line", { unclear: [], words: "" });
  for (const { entry, at, text } of found.found.toSorted((a, b) => b.at - a.at)) {
    const now = allEntries(desk.resume).find(
      ({ list, id }) => list === entry.list && id === entry.id,
    );
    const left = found.found.length === 1 ? withoutPart(text, words) : undefined;
    if (now) putLines(now, at, 1, left === undefined ? [] : [left], desk);
  }
  return { about: aboutEntry(first.entry, desk, "line") };
}

/** "Hurling, restoring old tractors" without the tractors: of a line that is a list, only what is named goes. */
function withoutPart(line: string, words: readonly Words[]): string | undefined {
  const [said, ...more] = words;
  if (said === undefined || more.length > 0 || said.ref !== "name") return undefined;
  if (saysLine(said.text)) return undefined;
  const parts = skillsOf(line);
  const named = parts.filter((part) => sharedPieces(said.text, part.text) > 0);
  const [only] = named;
  const [place] = placesIn(line, clean(said.text));
  // CRRT和ECMO等仪器 without ECMO.
  if (place && only && named.length === 1 && /[和与及]|\band\b/u.test(only.text))
    return exchanged(line, place, "");
  return only && named.length === 1 && parts.length > 1 ? withoutSkill(line, only) : undefined;
}

/** "Take the pilates bit out": words of a text that has no lines of its own. */
function partOfText(words: readonly Words[], desk: Desk): Done | undefined {
  const [said, ...more] = words;
  if (said === undefined || more.length > 0 || said.ref !== "name") return undefined;
  const isLine = allEntries(desk.resume)
    .flatMap(linesOf)
    .some(({ text }) => folded(text) === folded(said.text));
  return isLine ? undefined : replaceText({ entry: [], old: clean(said.text), value: "" }, desk);
}

/** What was taken for a line may be an entry: 驾照 under the certificates. */
function orEntry({ line, value }: Input, desk: Desk): Done | undefined {
  const named = [...line, ...value].filter(({ ref }) => ref !== "pronoun");
  if (named.length === 0) return undefined;
  const found = findEntries(named, whereOf(desk));
  return "found" in found && found.found.length > 0 ? deleteThem(found.found, desk) : undefined;
}

function deleteSection(input: Input, desk: Desk): Done {
  const named = [...input.entry, ...input.field_words];
  const found: Found<Entry> | undefined =
    named.length > 0 ? findEntries(named, whereOf(desk, "other")) : undefined;
  if (found && "found" in found && found.found.every(({ list }) => list === "other"))
    return deleteThem(found.found, desk);
  const section = sectionFor(input.section);
  if (section === undefined || section === "basic" || (section === "other" && named.length > 0))
    return asksWhich(
      desk,
      "entry",
      found && "unclear" in found ? found : { unclear: [], words: named[0]?.text ?? "" },
    );
  return deleteAll(section, desk);
}

function deleteAll(section: string, desk: Desk): Done {
  desk.reasons.add("destroys");
  desk.delete(section);
  return { about: aboutSection(section, desk) };
}

function deleteEntries(input: Input, desk: Desk): Done {
  const said = sectionFor(input.section);
  const list = isListName(said) ? said : undefined;
  const words = [...input.entry, ...input.value];
  // Beside other wishes, nobody deletes an entry without a word for it.
  if (words.length === 0 && !desk.isSingle) desk.reasons.add("unsure");
  const line = words.length === 0 ? lineInContext(desk) : undefined;
  if (line !== undefined) {
    // An entry was read, but what is spoken of is a line of it.
    desk.reasons.add("odd");
    putLines(line.entry, line.at, 1, [], desk);
    return { about: aboutEntry(line.entry, desk, "line") };
  }
  const found = findEntries(
    words.length > 0 ? words : [{ text: "", ref: "pronoun" }],
    whereOf(desk, list),
  );
  if ("found" in found && found.found.length > 0) return deleteThem(found.found, desk);
  const lines = words.length > 0 ? linesFor({ entry: [], line: words }, desk) : undefined;
  if (lines && "found" in lines && lines.found.length === 1)
    return deleteLines({ ...input, line: words, entry: [] }, desk);
  return asksWhich(desk, "entry", "unclear" in found ? found : { unclear: [], words: "" });
}

/** "The van, get rid of it": the only line of the entry in focus that the call speaks of. */
function lineInContext(desk: Desk): Line | undefined {
  const entry = desk.focus.entry && entryOf(desk.resume, desk.focus.entry);
  if (entry === undefined || sharedPieces(desk.context, labelOf(entry)) > 0) return undefined;
  const [only, ...more] = linesOf(entry).filter(({ text }) => sharedPieces(desk.context, text) > 0);
  return more.length === 0 ? only : undefined;
}

function deleteThem(entries: readonly Entry[], desk: Desk): Done {
  const [first] = entries;
  if (first === undefined) return asksWhich(desk, "entry", { unclear: [], words: "" });
  const isAll = entries.length > 1 && entries.length === desk.resume[first.list].length;
  if (isAll) desk.reasons.add("destroys");
  // "Remove everything under it, but the job itself should stay".
  if (says(desk.context, VOCABULARY.keeps)) desk.reasons.add("odd");
  for (const { list, id } of entries) {
    const index = desk.resume[list].findIndex((entry) => entry.id === id);
    if (index >= 0) desk.delete(`${list}[${index}]`);
  }
  return { about: aboutSection(first.list, desk) };
}
