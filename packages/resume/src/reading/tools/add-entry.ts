/** A new entry, with what the message tells of it. */
import type { Spoken } from "@bole/language";
import { folded } from "@bole/language/text";
import { LISTS, OPEN } from "../../model/structure.ts";
import type { Desk } from "../desk.ts";
import { allEntries, byTime, type Entry, entriesOf, entryOf } from "../entries.ts";
import { isListName, type ListName, nameField, sectionFor } from "../places.ts";
import { clean, saysOpen, storedDate, storedDates } from "../values.ts";
import { VOCABULARY } from "../vocabulary.ts";
import { type AddInput, SPANS, textsOf, wordsOf } from "./add-input.ts";
import { aboutEntry, aboutSection, asks, type Done, focusSection } from "./resume-tool.ts";

/** What the message tells of a new entry. */
export function factsOf(input: AddInput, desk: Desk): ReadonlyMap<string, string> {
  const names = ["company", "position", "school", "major", "degree", "project", "role", "title"];
  const told = names.flatMap((name) => {
    const [words] = wordsOf(input, name);
    const [text] = words?.ref === "pronoun" ? sameAs(name, desk) : textsOf(input, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const entry = wordsOf(input, "entry").filter(({ ref }) => ref === "name");
  const [named] = told.length === 0 && input.what === "entry" ? entry : [];
  return new Map(named === undefined ? told : [["entry", clean(named.text)]]);
}

/** "Same company": that of the entry in focus, else of the newest. */
function sameAs(field: string, { resume, focus }: Desk): string[] {
  const entries = byTime(allEntries(resume).filter(({ fields }) => fields[field]));
  const focused = focus.entry && entryOf(resume, focus.entry);
  return [focused, ...entries].flatMap((entry) => entry?.fields[field] ?? []).slice(0, 1);
}

export function listFor(
  { section, what }: AddInput,
  facts: ReadonlyMap<string, string>,
  desk: Desk,
): ListName | undefined {
  const said = sectionFor(section);
  if (facts.has("company"))
    return facts.has("project") && said === "projects" ? "projects" : "workExperience";
  if (facts.has("school") || facts.has("major")) return "education";
  if (facts.has("project")) return "projects";
  if (facts.has("title") && !facts.has("position")) return "other";
  if (isListName(said)) return said;
  const focus = focusSection(desk);
  if (facts.size > 0 && isListName(focus)) return focus;
  if (what === "section" || what === "field") return "other";
  return facts.has("position") ? "workExperience" : facts.has("degree") ? "education" : undefined;
}

export function addEntry(
  input: AddInput,
  list: ListName,
  facts: ReadonlyMap<string, string>,
  lines: readonly string[],
  desk: Desk,
): Done {
  const { resume } = desk;
  const entry: Record<string, string> = {};
  const put = (field: string, text: string | undefined) => {
    if (
      text !== undefined &&
      text !== "" &&
      Object.hasOwn({ ...LISTS[list]?.fields, ...LISTS[list]?.more }, field)
    )
      entry[field] = PROSE.has(field) ? text : asName(text, desk.message);
  };
  put(nameField(list), facts.get("entry"));
  for (const name of ["company", "position", "school", "major", "degree", "role"])
    put(name, facts.get(name));
  if (list === "projects")
    put("name", facts.get("project") ?? facts.get("title") ?? facts.get("entry"));
  if (list === "projects") put("role", facts.get("role") ?? facts.get("position"));
  if (list === "workExperience") put("position", facts.get("position") ?? facts.get("role"));
  if (list === "other") put("title", facts.get("title") ?? facts.get("entry"));
  const [start] = datesSaid(input, "start");
  const [end] = datesSaid(input, "end");
  const from = start && storedDate(start, desk, yearBeside(desk.message, [start, end]));
  put("startDate", from);
  put("endDate", (end && storedDate(end, desk, from)) ?? endAfter(start, from, desk));
  put("location", textsOf(input, "location")[0]);
  const text = [...lines, ...textsOf(input, "content")];
  put("description", text.length > 1 ? text.map((line) => `- ${line}`).join("\n") : text[0]);
  if (list === "other") put("content", text.join("\n"));
  const dates = list === "other" ? [...textsOf(input, "start"), ...textsOf(input, "end")] : [];
  // A field has one value: what was said for it as well is no value of it.
  const doubled = SINGLE.flatMap((name) => textsOf(input, name).slice(1));
  const left = [desk.isSingle ? notPlaced(input, desk) : "", ...dates, ...doubled]
    .filter(Boolean)
    .join(" / ");
  const said = left === "" ? {} : { said: NOT_PLACED[desk.language] + left };
  if (left !== "") desk.reasons.add("odd");
  const blank = blankEntry(list, desk) ?? begunEntry(list, entry, desk);
  if (blank !== undefined) {
    desk.update(blank.path, entry);
    return { ...said, about: aboutEntry(blank, desk) };
  }
  const twin = entriesOf(resume, list).find(({ fields }) => isTwin(fields, entry, list));
  if (twin !== undefined) desk.reasons.add("odd");
  desk.add(list, entry);
  const added = entriesOf(desk.resume, list).at(-1);
  return { ...said, about: added ? aboutEntry(added, desk) : aboutSection(list, desk) };
}

/** Beside a month of its own, a bare year is that of all months. */
function datesSaid(input: AddInput, name: string): string[] {
  const all = textsOf(input, name);
  const months = all.filter((text) => !/^\d{4}$/.test(text));
  return months.length > 0 ? months : all;
}

/** "In 2022, January to May": the only year of the message is that of months that have none. */
function yearBeside(message: string, dates: readonly (string | undefined)[]): string | undefined {
  const years = new Set(message.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []);
  const [only, ...more] = years;
  return more.length === 0 && dates.every((date) => !date?.includes(only ?? "")) ? only : undefined;
}

const SINGLE = ["company", "position", "school", "major", "degree", "project", "role"] as const;
const PROSE: ReadonlySet<string> = new Set(["description", "content"]);

/** "riverbend dental" is a name with capitals, where somebody types everything without. */
function asName(text: string, message: string): string {
  if (/\p{Lu}/u.test(message) || !/^[a-z]/.test(text)) return text;
  const small = (word: string) =>
    VOCABULARY.common_in_names.has(word) || VOCABULARY.trailing.includes(word);
  return text.replace(/[\p{L}'’]+/gu, (word) =>
    small(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

const NOT_PLACED = { zh: "没有放进去的内容：", en: "Not placed: " } as const;

/** What the message says beside the facts that were found: whole clauses, not "please add it". */
function notPlaced(input: AddInput, { message }: Desk): string {
  const facts = SPANS.flatMap((name) => wordsOf(input, name).map(({ text }) => text));
  const rest = facts.reduce((left, fact) => left.replace(fact, "\u0000"), message);
  const isLong = (clause: string) =>
    (clause.match(/\p{Script=Han}/gu)?.length ?? 0) >= 8 || clause.split(/\s+/).length >= 5;
  const clauses = rest.split(/[\n，。；！？,;!?]|\.\s/u).map((clause) => clause.trim());
  return clauses.filter((clause) => !clause.includes("\u0000") && isLong(clause)).join(" / ");
}

/** Where only two dates are said, and the first one is the beginning; "since" says that it goes on. */
function endAfter(
  said: string | undefined,
  from: string | undefined,
  desk: Desk,
): string | undefined {
  if (said === undefined || from === undefined) return undefined;
  const [first, second, ...more] = storedDates(desk.message, desk);
  if (first === from && second !== undefined && more.length === 0) return second;
  const before = desk.message.slice(0, Math.max(0, desk.message.indexOf(said)));
  const isSince = VOCABULARY.since_after.some((word) => desk.after(said).startsWith(word));
  return saysOpen(desk.message) || saysSince(before) || isSince ? OPEN[desk.language] : undefined;
}

const saysSince = (before: string): boolean =>
  VOCABULARY.since.some((word) => folded(before).trimEnd().endsWith(word));

/** The same name, and nothing that tells them apart. */
function isTwin(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
  list: ListName,
): boolean {
  const name = nameField(list);
  const same = (field: string) =>
    other[field] === undefined || folded(one[field] ?? "") === folded(other[field] ?? "");
  return (
    other[name] !== undefined &&
    Object.keys(other).every((field) => field === "description" || same(field))
  );
}

const FIRST: Readonly<Record<ListName, string>> = {
  ...{ workExperience: "company", education: "school", projects: "project", other: "title" },
};

/** A blank one is there at once, as on the page; what it says is asked for. */
export function addBlank(list: ListName, desk: Desk): Done {
  if (blankEntry(list, desk) === undefined) desk.add(list, {});
  const added = blankEntry(list, desk) ?? entriesOf(desk.resume, list).at(-1);
  const about = added ? aboutEntry(added, desk) : aboutSection(list, desk);
  return { ...asks(desk, FIRST[list], QUESTIONS[list]), about };
}

/** The one that was just added and says nothing yet. */
function blankEntry(list: ListName, { resume, focus }: Desk): Entry | undefined {
  const entry = focus.entry && entryOf(resume, focus.entry);
  const isBlank =
    entry && Object.entries(entry.fields).every(([name, text]) => name === "id" || text === "");
  return entry?.list === list && isBlank ? entry : undefined;
}

/** The one that the turn before has begun, if this says only what it lacks: "the position is …". */
function begunEntry(
  list: ListName,
  facts: Readonly<Record<string, string>>,
  { resume, focus, edited }: Desk,
): Entry | undefined {
  const entry = focus.entry && entryOf(resume, focus.entry);
  const isBegun = edited.at(-1)?.some(({ entry_id }) => entry_id === entry?.id);
  const lacks = Object.keys(facts).every((field) => (entry?.fields[field] ?? "") === "");
  const isNamed = facts[nameField(list)] !== undefined;
  return entry?.list === list && isBegun && lacks && !isNamed ? entry : undefined;
}

const QUESTIONS: Readonly<Record<ListName, Spoken>> = {
  workExperience: {
    zh: "公司、职位和起止时间是什么？",
    en: "Which company, which position, and from when to when?",
  },
  education: {
    zh: "学校、专业、学历和起止时间是什么？",
    en: "Which school, subject and degree, and from when to when?",
  },
  projects: {
    zh: "项目叫什么？什么角色，什么时间？",
    en: "What is the project called, what was your role, and when was it?",
  },
  other: { zh: "标题和内容是什么？", en: "What is the heading, and what should it say?" },
};
