/** `answer`: questions that the résumé itself answers: how long, how many years, how many, which, when. */

import type { Words } from "@bole/language";
import { folded, numbersIn } from "@bole/language/text";
import { z } from "zod";
import { entryLabel } from "../../model/structure.ts";
import { gapBefore, gapsIn, gapWords, missingIn } from "../assessment.ts";
import type { Desk } from "../desk.ts";
import {
  allEntries,
  byTime,
  type Entry,
  entriesOf,
  type Line,
  lineItem,
  linesOf,
} from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import { nameFields } from "../name-score.ts";
import { sharedPieces } from "../shared-pieces.ts";
import { findSkill, skillsOf } from "../skills.ts";
import { placesIn } from "../texts.ts";
import { busyMonths, monthsOf, spanWords } from "../time-spans.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { aboutEntry, asksWhich, type Done, resumeTool, WORDS } from "./resume-tool.ts";
import { whereOf } from "./where.ts";

const Input = z.object({
  aspect: z
    .enum(["duration", "total_years", "count", "gap", "check", "missing", "best", "when", "which"])
    .default("check"),
  ...{ entry: WORDS, field: WORDS, query: WORDS },
});
type Input = z.output<typeof Input>;

export const answerTool = resumeTool({
  name: "answer",
  label: { zh: "回答简历里的问题", en: "Answer a question about the résumé" },
  description:
    "Answers a question from what the résumé says: how long, how many years, gaps, what is missing.",
  input: Input,
  risk: "read",
  words: ["entry", "field", "query"],
  headline: "aspect",
  run: answer,
});

function answer(input: Input, desk: Desk): Done {
  switch (input.aspect) {
    case "duration":
    case "when":
      return timeOf(input, desk);
    case "total_years":
      return said(desk, totalYears);
    case "gap":
      return gaps(input, desk);
    case "missing":
      return said(desk, missing);
    case "count":
      return quoted(desk) ?? figureFor(input, desk) ?? said(desk, counts);
    case "check":
    case "best":
    case "which":
      return whatSays([...input.query, ...input.entry, ...input.field], desk);
    default: {
      const never: never = input.aspect;
      return never;
    }
  }
}

const said = (desk: Desk, answers: (desk: Desk) => readonly [string, string]): Done => {
  const [zh, en] = answers(desk);
  return { said: desk.language === "zh" ? zh : en };
};

function timeOf({ entry, query }: Input, desk: Desk): Done {
  const words = [...entry, ...query];
  const spoken = words.length === 0 ? jobsNamed(desk) : [];
  if (spoken.length > 1)
    return { said: [...spoken.map((one) => spanOf(one, desk)), sumOf(spoken, desk)].join("\n") };
  const found = findEntries(
    words.length > 0 ? words : [{ text: "", ref: "pronoun" }],
    whereOf(desk),
  );
  if ("unclear" in found) return asksWhich(desk, "entry", found);
  const [one, ...more] = found.found;
  if (one === undefined)
    return asksWhich(desk, "entry", { unclear: [], words: words[0]?.text ?? "" });
  const lines = [one, ...more].map((each) => spanOf(each, desk));
  return { said: lines.join("\n"), about: aboutEntry(one, desk) };
}

function spanOf({ list, fields, ...entry }: Entry, { today, language }: Desk): string {
  const { startDate = "", endDate = "" } = fields;
  const dates = [startDate, endDate].filter(Boolean).join(" – ");
  const months = monthsOf({ list, fields, ...entry }, today);
  const none = language === "zh" ? "没有写时间" : "no dates given";
  const length = months > 0 ? ` (${spanWords(months, language)})` : "";
  return `${entryLabel(list, fields)}: ${dates || none}${length}`;
}

/** The jobs that a question speaks of, by what they are called and where they were; or all others, where it leaves those out. */
function jobsNamed({ resume, message: context }: Desk): Entry[] {
  const jobs = entriesOf(resume, "workExperience");
  const isNamed = (entry: Entry) =>
    [...nameFields(entry), entry.fields.location ?? ""].some(
      (label) => label !== "" && sharedPieces(context, label) > 0,
    );
  const named = jobs.filter(isNamed);
  if (named.length === 0 || named.length === jobs.length) return [];
  return says(context, VOCABULARY.except) ? jobs.filter((entry) => !isNamed(entry)) : named;
}

function sumOf(entries: readonly Entry[], { today, language }: Desk): string {
  const words = spanWords(busyMonths(entries, today), language);
  return language === "zh" ? `合计 ${words}。` : `Together ${words}.`;
}

/** Of the jobs that the question speaks of, and of all. */
function totalYears(desk: Desk): readonly [string, string] {
  const all = entriesOf(desk.resume, "workExperience");
  const months = busyMonths(all, desk.today);
  if (months === 0)
    return [
      "工作经历里没有写全起止时间，算不出来。",
      "The work experience has no dates to count from.",
    ];
  const named = jobsNamed(desk);
  const some =
    named.length > 0 ? [...named.map((one) => spanOf(one, desk)), sumOf(named, desk)] : [];
  return [
    [...some, `工作经历合计 ${spanWords(months, "zh")}。`].join("\n"),
    [...some, `The work experience adds up to ${spanWords(months, "en")}.`].join("\n"),
  ];
}

/** Between the entries that the question names, or before the one; else all that somebody would ask about. */
function gaps({ entry }: Input, desk: Desk): Done {
  const { resume, today, language } = desk;
  const zh = language === "zh";
  const found = entry.map((one) => findEntries([one], whereOf(desk)));
  const isEach = found.every((one) => "found" in one && one.found.length === 1);
  const each = isEach ? found.flatMap((one) => ("found" in one ? one.found : [])) : [];
  const spoken = each.length === 0 ? jobsNamed(desk) : each;
  const named = isEach || spoken.length === 1 ? spoken : [];
  const last = byTime(named)[0];
  if (last !== undefined) {
    const jobs = [...entriesOf(resume, "workExperience"), ...entriesOf(resume, "education")].filter(
      ({ path }) => path !== last.path,
    );
    const gap = gapBefore(last, named.length > 1 ? named : jobs);
    if (gap !== undefined) {
      const [one, other] = [gap.after, last].map(({ list, fields }) => entryLabel(list, fields));
      const words = gapWords(gap, language);
      const text = zh
        ? `${one} 和 ${other} 之间：${words}。`
        : `Between ${one} and ${other}: ${words}.`;
      return { said: text, about: aboutEntry(last, desk) };
    }
  }
  const all = gapsIn(resume, today).map((gap) => gapWords(gap, language));
  if (all.length === 0)
    return { said: zh ? "没有超过三个月的空档。" : "There is no gap of more than three months." };
  return { said: zh ? `空档：${all.join("；")}。` : `Gaps: ${all.join("; ")}.` };
}

function missing({ resume }: Desk): readonly [string, string] {
  const [zh, en] = [missingIn(resume, "zh"), missingIn(resume, "en")];
  if (zh.length === 0) return ["主要内容都有了。", "Nothing important is missing."];
  return [`还缺：${zh.join("、")}。`, `Missing: ${en.join(", ")}.`];
}

function counts({ resume }: Desk): readonly [string, string] {
  const { workExperience, education, projects, other, skillContent } = resume;
  const skills = skillsOf(skillContent).length;
  return [
    `工作经历 ${workExperience.length} 段，教育经历 ${education.length} 段，项目 ${projects.length} 个，技能 ${skills} 项，其他 ${other.length} 项。`,
    `${workExperience.length} jobs, ${education.length} schools, ${projects.length} projects, ${skills} skills, ${other.length} other sections.`,
  ];
}

/** The line that says most of what the message speaks of, word for word; undefined where none clearly does. */
function quoted(desk: Desk): Done | undefined {
  const entries = allEntries(desk.resume);
  const lines = entries
    .flatMap(linesOf)
    .map((line) => ({ line, score: sharedPieces(desk.message, line.text) }));
  const [best, next] = lines.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < 2 || best.score === next?.score) return undefined;
  return quoteOf(best.line, desk);
}

/** "And how many people?": the only line that has the word and a number. */
function figureFor({ query }: Input, desk: Desk): Done | undefined {
  const said = query.map(({ text }) => text).join(" ");
  const lines = allEntries(desk.resume)
    .flatMap(linesOf)
    .filter(({ text }) => numbersIn(text).length > 0 && sharedPieces(said, text) > 0);
  const [only, ...more] = lines;
  return only && more.length === 0 ? quoteOf(only, desk) : undefined;
}

function quoteOf({ entry, at, text }: Line, desk: Desk): Done {
  const label = entryLabel(entry.list, entry.fields);
  return {
    said: desk.language === "zh" ? `${label}：“${text}”` : `${label}: “${text}”`,
    about: [...aboutEntry(entry, desk), lineItem({ entry, at, text })],
  };
}

/** Where the résumé says it. */
function whatSays(words: readonly Words[], desk: Desk): Done {
  const { language } = desk;
  const spoken = words.map(({ text }) => text.trim()).filter(Boolean);
  const texts = spoken.length > 0 ? spoken : termsIn(desk);
  const quote = quoted(desk);
  if (texts.length === 0 || (quote && !texts.some((text) => placesSaying(text, desk).length > 0)))
    return quote ?? said(desk, missing);
  const lines = texts.map((text) => {
    const places = placesSaying(text, desk);
    const isSkill = places.length === 1 && places[0] === SKILLS[language];
    if (isSkill)
      return language === "zh"
        ? `“${text}”：只在技能里，经历里没有提到。`
        : `“${text}”: only in the skills, in no entry.`;
    if (places.length > 0)
      return language === "zh"
        ? `“${text}”：在${places.join("、")}。`
        : `“${text}”: in ${places.join(", ")}.`;
    return language === "zh"
      ? `简历里没有提到“${text}”。`
      : `The résumé does not mention “${text}”.`;
  });
  const found = findEntries(words, whereOf(desk));
  const [one] = "found" in found ? found.found : [];
  return { said: lines.join("\n"), ...(one && { about: aboutEntry(one, desk) }) };
}

/** Skills that a question speaks of without their having been marked. */
const termsIn = ({ resume, message }: Desk): string[] =>
  skillsOf(resume.skillContent)
    .map(({ text }) => text)
    .filter((text) => placesIn(message, text).length > 0);

const SKILLS = { zh: "技能", en: "the skills" } as const;

function placesSaying(text: string, { resume, language }: Desk): string[] {
  const said = folded(text);
  const zh = language === "zh";
  const entries = allEntries(resume).filter(
    (entry) =>
      Object.values(entry.fields).some((field) => folded(field).includes(said)) ||
      linesOf(entry).some((line) => folded(line.text).includes(said)),
  );
  const basic = Object.values(resume.basic).some(
    (field) => typeof field === "string" && folded(field).includes(said),
  );
  const skill = findSkill(resume.skillContent, text);
  return [
    ...(basic ? [zh ? "基本信息" : "the basics"] : []),
    ...(skill ? [SKILLS[language]] : []),
    ...entries.map(({ list, fields }) => entryLabel(list, fields)),
  ];
}
