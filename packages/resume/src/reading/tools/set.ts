/** `set`: gives a field a new value. */
import { folded, numbersIn, ordinalsIn } from "@bole/language/text";
import { isOpenEnd } from "@bole/reading/text";
import { z } from "zod";
import { affixed, completed } from "../complete-value.ts";
import type { Desk } from "../desk.ts";
import { allEntries, type Entry, entriesOf, linesOf, textOf } from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import {
  basicField,
  entryField,
  fieldNamed,
  isListName,
  type ListName,
  listsWith,
  sectionFor,
} from "../places.ts";
import { placesIn } from "../texts.ts";
import { clean, fieldOfValue, oneLine, storedDates } from "../values.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { exchange } from "./exchange.ts";
import { setLine } from "./lines.ts";
import { fillSlot, replaceText } from "./replace.ts";
import {
  aboutEntry,
  aboutSection,
  asks,
  asksWhich,
  type Done,
  focusSection,
  resumeTool,
  WORDS,
} from "./resume-tool.ts";
import { putSentence } from "./sentences.ts";
import { setSkill, swapSkill } from "./set-skill.ts";
import { whereOf } from "./where.ts";

const Input = z.object({
  section: z
    .enum(["basic", "education", "work", "projects", "skills", "other"])
    .optional()
    .catch(undefined),
  field: z.string().optional(),
  entry: WORDS,
  field_words: WORDS,
  value: WORDS,
  old: WORDS,
});
type Input = z.output<typeof Input>;

export const setTool = resumeTool({
  name: "set",
  label: { zh: "修改内容", en: "Change a field" },
  description:
    "Gives a field of the résumé a new value, such as a title, a date or a phone number.",
  input: Input,
  risk: "change",
  words: ["entry", "field", "value", "old"],
  headline: "field",
  run: set,
});

function set(input: Input, desk: Desk): Done {
  const [old] = input.old.map(({ text }) => clean(text));
  const values = newValues(input, desk);
  const [value = sameAgain(input, desk), ...more] = values;
  if (value === undefined)
    return asks(desk, "value", { zh: "要改成什么？", en: "What should it say instead?" });
  const sentence = input.field === "summary" ? setSentence(input, value, desk) : undefined;
  if (sentence !== undefined) return sentence;
  if (old !== undefined) {
    const swapped = swapSkill(old, value, desk) ?? exchange(input, old, value, desk);
    if (swapped !== undefined && "entry" in swapped)
      return setField({ ...input, ...swapped, old: [] }, input.field ?? "", value, desk);
    if (swapped !== undefined) return swapped;
  }
  const elsewhere = notAnEntry(input, value, desk);
  if (elsewhere !== undefined) return elsewhere;
  if (more.length > 0) {
    const apart = eachByKind(values, desk) ?? eachByName(input, values, desk);
    if (apart !== undefined) return apart;
    // A field has one value; the others are something else.
    if (!MANY.has(input.field ?? "")) desk.reasons.add("odd");
  }
  const field = fieldOf(input, value, desk);
  if (field === undefined)
    return asks(desk, "field", {
      zh: `“${value}”要填到哪一项？`,
      en: `Which field should “${value}” go into?`,
    });
  const isSpan = (field === "start" || field === "end") && more.length === 1;
  if (isSpan) return setField(input, "dates", values.join(" "), desk);
  const joined =
    field === "dates"
      ? values.join(" ")
      : field === "skills"
        ? values.join(LIST_SIGN[desk.language])
        : value;
  return setField(input, field, joined, desk);
}

/** 简介末句改为 …: one sentence of the summary, by its place. */
function setSentence({ old }: Input, value: string, desk: Desk): Done | undefined {
  const said = old.filter(({ ref }) => ref === "ordinal");
  const isSaid = says(desk.context, VOCABULARY.sentences) && ordinalsIn(desk.context, 9) !== null;
  if (said.length > 0) return putSentence(said, value, desk);
  return isSaid ? putSentence([{ text: desk.context, ref: "ordinal" }], value, desk) : undefined;
}

/** "Grant Thornton is BDO now": what was taken for an entry stands inside of a text. */
function notAnEntry({ entry }: Input, value: string, desk: Desk): Done | undefined {
  const [words, ...more] = entry;
  if (words?.ref !== "name" || words.items || more.length > 0) return undefined;
  const found = findEntries(entry, whereOf(desk));
  if ("found" in found) return inLine(clean(words.text), value, found.found, desk);
  if (found.unclear.length > 0) return undefined;
  return replaceText({ entry: [], old: clean(words.text), value }, desk);
}

/** 护理局那个到2029年: a line says it word for word, and the entry that is like it does not. */
function inLine(
  words: string,
  value: string,
  entries: readonly Entry[],
  desk: Desk,
): Done | undefined {
  const isNamed = entries.some((entry) =>
    Object.values(entry.fields).some((text) => placesIn(text, words).length > 0),
  );
  const lines = allEntries(desk.resume)
    .flatMap(linesOf)
    .filter(({ text }) => placesIn(text, words).length > 0);
  const [only, ...more] = lines;
  if (isNamed || only === undefined || more.length > 0) return undefined;
  return fillSlot({ entry: [{ text: words, ref: "name" }], value }, desk);
}

/** "Acme is there, too": what the turn before has written, where it is for another place. */
function sameAgain({ field = "", section, entry }: Input, desk: Desk): string | undefined {
  const list = sectionFor(section);
  const own = [isListName(list) ? entryField(list, field) : undefined, basicField(field)];
  const last = desk.edited.at(-1)?.findLast((edit) => own.includes(edit.field ?? ""));
  const isSame = says(desk.context, VOCABULARY.same);
  if (typeof last?.after !== "string" || last.after === "" || !(isSame || entry.length > 0))
    return undefined;
  if (!isSame) desk.reasons.add("odd");
  return last.after;
}

const LIST_SIGN = { zh: "、", en: ", " } as const;
const PROSE_FIELDS: ReadonlySet<string> = new Set([
  "summary",
  "description",
  "content",
  "line",
  "skills",
]);

const MANY: ReadonlySet<string> = new Set(["dates", "start", "end", "skills"]);

/** Without what stands there already: 姓名林晓改成林筱 says both. */
function newValues({ value, field = "" }: Input, { resume }: Desk): string[] {
  const read = PROSE_FIELDS.has(field) ? clean : oneLine;
  const values = value.map(({ text }) => read(text)).filter((text) => text !== "");
  if (values.length < 2) return values;
  const had = new Set(
    [
      ...Object.values(resume.basic),
      ...allEntries(resume).flatMap(({ fields }) => Object.values(fields)),
    ].flatMap((text) => (typeof text === "string" ? [folded(text)] : [])),
  );
  const fresh = values.filter((text) => !had.has(folded(text)));
  return fresh.length > 0 ? fresh : values;
}

/** A value that can only be one thing is that, whatever it was read as. */
function fieldOf({ field, entry, section }: Input, value: string, desk: Desk): string | undefined {
  const own = fieldOfValue(value);
  if (own !== undefined && (field === undefined || entry.length === 0)) return own;
  if (field !== undefined) return field;
  if (section === "skills") return "skills";
  return entry.length === 0 ? desk.focus.field?.id : undefined;
}

/** "Email and phone: a@b.c and 0171 …": each goes where it can only go. */
function eachByKind(values: readonly string[], desk: Desk): Done | undefined {
  const fields = values.map(fieldOfValue);
  if (fields.includes(undefined) || new Set(fields).size < fields.length) return undefined;
  for (const [at, value] of values.entries()) setBasic(fields[at] ?? "", value, desk);
  return { about: aboutSection("basic", desk) };
}

/** "Email and title: … and … respectively": as many fields as values, in their order. */
function eachByName(input: Input, values: readonly string[], desk: Desk): Done | undefined {
  const fields = input.field_words.map(({ text }) => fieldNamed(text));
  if (fields.length !== values.length || fields.includes(undefined)) return undefined;
  const done = values.map((value, at) => setField(input, fields[at] ?? "", value, desk));
  return done.find(({ question }) => question !== undefined) ?? done.at(-1);
}

function setField(input: Input, field: string, value: string, desk: Desk): Done {
  const section = sectionFor(input.section);
  if (field === "skills" || section === "skillContent") {
    const one = setSkill(value, desk);
    if (one !== undefined) return one;
    if (desk.resume.skillContent !== "") desk.reasons.add("destroys");
    desk.update("skillContent", value);
    return { about: aboutSection("skillContent", desk) };
  }
  const list = listOf(input, field, desk);
  if (list === undefined) {
    if (basicField(field) === undefined)
      return asks(desk, "field", { zh: "是哪一项？", en: "Which field is it?" });
    setBasic(field, value, desk);
    return { about: aboutSection("basic", desk, field === "position" ? "title" : field) };
  }
  const entry = entryFor(input, list, desk);
  if (!("entry" in entry)) return entry;
  return setInEntry(input, entry.entry, field, value, desk);
}

/** The list whose entries the field is of; undefined for the basics. */
function listOf({ section, entry }: Input, field: string, desk: Desk): ListName | undefined {
  const said = sectionFor(section);
  // 职位 alone is the title under the name, unless a job was spoken of.
  if (
    (field === "position" || field === "title") &&
    entry.length === 0 &&
    !desk.focus.entry &&
    desk.resume.workExperience.length !== 1
  )
    return undefined;
  if (said === "basic" && basicField(field) !== undefined && entry.length === 0) return undefined;
  if (isListName(said) && entryField(said, field) !== undefined) return said;
  const focus = focusSection(desk);
  const lists = listsWith(field);
  if (
    basicField(field) !== undefined &&
    entry.length === 0 &&
    !(isListName(focus) && desk.focus.entry && lists.includes(focus) && field !== "title")
  )
    return undefined;
  if (isListName(focus) && lists.includes(focus)) return focus;
  return lists[0];
}

function entryFor({ entry }: Input, list: ListName, desk: Desk): { readonly entry: Entry } | Done {
  const where = whereOf(desk, list);
  if (entry.length > 0) {
    const found = findEntries(entry, where);
    if ("unclear" in found) return asksWhich(desk, "entry", found);
    const [one, ...more] = found.found;
    if (one !== undefined && more.length === 0) return { entry: one };
    return asksWhich(desk, "entry", { unclear: [], words: "" });
  }
  const entries = entriesOf(desk.resume, list);
  const focused = findEntries([{ text: "", ref: "pronoun" }], where);
  if ("found" in focused && focused.found[0]) return { entry: focused.found[0] };
  const [only, ...others] = entries;
  if (only !== undefined && others.length === 0) return { entry: only };
  return asksWhich(desk, "entry", "unclear" in focused ? focused : { unclear: [], words: "" });
}

function setInEntry(input: Input, entry: Entry, field: string, value: string, desk: Desk): Done {
  const about = { about: aboutEntry(entry, desk, field) };
  if (field === "dates") {
    if (/^\d{4}$/.test(value) && /\d/.test(entry.fields.startDate ?? ""))
      return inYear(entry, value, desk);
    const [start, end] = storedDates(value, desk);
    if (start === undefined) return noDate(value, desk);
    // One date alone may be the end as well.
    if (end === undefined || end.length > start.length) desk.reasons.add("odd");
    desk.update(`${entry.path}.${isOpenEnd(start) ? "endDate" : "startDate"}`, start);
    if (end !== undefined) desk.update(`${entry.path}.endDate`, end);
    return about;
  }
  const name = entryField(entry.list, field) ?? "description";
  if (name === "startDate" || name === "endDate") {
    const [first, second] = storedDates(value, desk, undefined, entry.fields[name]);
    const date = name === "endDate" ? (second ?? first) : first;
    if (date === undefined) return noDate(value, desk);
    // "March the year after": the month alone says too little.
    const isBare = !/\d{4}/.test(value) && /^\d/.test(date);
    if (isBare && says(desk.context, VOCABULARY.year_words)) desk.reasons.add("odd");
    desk.update(`${entry.path}.${name}`, date);
    return about;
  }
  if (field === "line") return setLine(entry, input.field_words, value, desk);
  const before = entry.fields[name] ?? "";
  const isProse = name === "description" || name === "content";
  // "First aid: renewed 2025" names a part of the text.
  const part =
    isProse && 2 * value.length < before.length && numbersIn(value).length > 0
      ? fillSlot({ entry: input.entry, value }, desk)
      : undefined;
  if (part !== undefined) return part;
  if (isProse && textOf(entry) !== "" && !folded(value).includes(folded(before)))
    desk.reasons.add("destroys");
  desk.update(`${entry.path}.${name}`, isProse ? value : affixed(value, before, desk));
  return about;
}

/** "It was 2025": the months stay; what goes on into the next year still does. */
function inYear(entry: Entry, year: string, desk: Desk): Done {
  const { startDate = "", endDate = "" } = entry.fields;
  const shift = Number(year) - Number(startDate.slice(0, 4));
  const moved = (date: string) => date.replace(/^\d{4}/, (own) => String(Number(own) + shift));
  desk.update(`${entry.path}.startDate`, moved(startDate));
  if (/^\d/.test(endDate)) desk.update(`${entry.path}.endDate`, moved(endDate));
  return { about: aboutEntry(entry, desk, "dates") };
}

function setBasic(field: string, value: string, desk: Desk): void {
  const name = basicField(field) ?? "";
  if (name === "links") {
    desk.add("basic.links", value);
    return;
  }
  const { basic } = desk.resume;
  if (name === "summary" && basic.summary !== "" && !value.includes(basic.summary))
    desk.reasons.add("destroys");
  desk.update(`basic.${name}`, completed(name, value, desk));
}

/** 经费应为93亿元 was read as a date: it is a number that stands in a text. */
const noDate = (words: string, desk: Desk): Done =>
  fillSlot({ entry: [], value: words }, desk) ??
  asks(desk, "value", {
    zh: `没看懂“${words}”是哪一天，请写成 2021-06 或 2021年6月。`,
    en: `I could not read “${words}” as a date. Please write it as 2021-06 or June 2021.`,
  });
