/** What the lines of a plan are filled with: the person's own words and work, and the data of the occupation. */

import type { Occupation } from "@bole/talent";
import { countryOf } from "../../facts/country.ts";
import type { Fact, FactKind } from "../../facts/fact.ts";
import { situationOf } from "../../facts/situation.ts";
import { chinesePay, payOf } from "../../knowledge/conditions.ts";
import { examById } from "../../knowledge/exams.ts";
import { table } from "../../knowledge/table.ts";
import { occupationById } from "../../occupations/occupation-by-id.ts";
import { skillName } from "../../occupations/skills-of.ts";
import { an } from "../../text/article.ts";
import { grouped } from "../../text/grouped.ts";
import type { Language } from "../../text/language.ts";
import type { ActionPerson } from "./action-person.ts";

/** Longer words of a person are no part of a sentence of ours. */
const MOST = 40;
/** Longer words are a sentence about places, and no place. */
const PLACE = 16;

export function actionValues(
  occupation: Occupation,
  person: ActionPerson,
  language: Language,
  turn: number,
): ReadonlyMap<string, string | undefined> {
  const { facts, have, gaps, exam: examId, options } = person;
  const { id } = occupation;
  const { current } = situationOf(facts);
  const [now] = current.map(occupationById);
  const turned = (list: readonly string[], nth: number) =>
    list.length === 0 ? undefined : list[(turn + nth) % list.length];
  const tasks = tasksIn(occupation.tasks[language], language);
  const did = now === undefined ? [] : tasksIn(now.tasks[language], language);
  const names = occupation.aliases.filter(
    (alias) => /\p{Script=Han}/u.test(alias) === (language === "zh") && alias.length > 2,
  );
  const country = countryOf(facts.map(({ words }) => words)) ?? (language === "zh" ? "CN" : null);
  const named = (skill: string | undefined) =>
    skill === undefined ? undefined : skillName(skill, language);
  const withArticle = (name: string) => (language === "en" ? an(name) : name);
  const exam = examById(examId ?? "");
  const first = (...kinds: FactKind[]) =>
    facts.find(({ kind, words }) => kinds.includes(kind) && words.length <= MOST)?.words;
  const bridge = now?.transitions.find(({ to }) => to !== id && to !== now.id)?.to;
  const values: Readonly<Record<string, string | undefined>> = {
    x: id === "" ? undefined : withArticle(occupation[language]),
    ...{ task: turned(tasks, 0), task2: turned(tasks, 1), task3: turned(tasks, 2) },
    ...{ did: turned(did, 0), did2: turned(did, 1) },
    now: now === undefined ? undefined : withArticle(now[language]),
    title2: id === "" ? undefined : (turned(names, 0) ?? occupation[language]),
    title3: names.length > 1 ? turned(names, 1) : undefined,
    entry: occupation.entry[language],
    ...{ have: named(have[0]), have2: named(have[1]) },
    ...{ gap: named(gaps[0]), gap2: named(gaps[1]) },
    bridge: bridge === undefined ? undefined : withArticle(occupationById(bridge)[language]),
    employers: employersOf(occupation.field, country),
    boards: table("boards.tsv").find(([code]) => code === (country ?? "*"))?.[1] ?? boards(),
    limitq: questionFor(facts, language),
    pay: id === "" ? undefined : payText(id, country, language),
    place: facts.find(({ kind, words }) => kind === "place" && words.length <= PLACE)?.words,
    wish: first("wish", "value", "interest"),
    money: first("pay_floor", "money"),
    urgent: first("urgency", "deadline", "money"),
    ...{ a: options[0], b: options[1] },
    exam: exam?.name[language],
    ...{ heldby: exam?.held_by, site: exam?.site, examwhen: exam?.when[language] },
    ...{ paper: exam?.papers[language][0], paper2: exam?.papers[language][1] },
    paper3: exam?.papers[language][2] ?? exam?.papers[language][0],
  };
  return new Map(Object.entries(values));
}

const boards = () => table("boards.tsv").find(([code]) => code === "*")?.[1];

function employersOf(field: string, country: string | null): string | undefined {
  const [, cn, uk, us, other] = table("employers.tsv").find(([id]) => id === field) ?? [];
  return country === "CN" ? cn : country === "UK" ? uk : country === "US" ? us : other;
}

/** For the first of their limits that depends on the employer. */
function questionFor(facts: readonly Fact[], language: Language): string | undefined {
  const [demand] = facts.flatMap(({ excludes }) => excludes);
  const [, zh, en] = table("ask-employers.tsv").find(([id]) => id === demand) ?? [];
  return language === "zh" ? zh : en;
}

function payText(id: string, country: string | null, language: Language): string | undefined {
  if (country === "CN" && language === "zh") {
    const { post, mean } = chinesePay(occupationById(id));
    return `“${post}”全国年均 ${Math.round(mean / 1000) / 10} 万元，国家统计局 2025`;
  }
  const pay = payOf(id, country);
  if (pay === null) return undefined;
  const currency = pay.country === "US" ? "$" : "£";
  const source = pay.country === "US" ? "BLS 2024" : "ONS 2024";
  return `median ${currency}${grouped(pay.median)}, ${source}`;
}

const tasksIn = (tasks: readonly string[], language: Language): string[] =>
  language === "en" ? tasks.map(infinitive) : [...tasks];

/** "Advises on growing" → "advise on growing". */
const infinitive = (task: string): string =>
  task
    .replace(/^(\w+?)(?:(?<=ss|[xz]|[cs]h)es|ies|s)\b/, (word, stem: string) =>
      word.endsWith("ies") ? `${stem}y` : stem,
    )
    .replace(/^./, (letter) => letter.toLowerCase());
