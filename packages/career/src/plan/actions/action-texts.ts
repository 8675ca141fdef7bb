/** Names the actions of one plan after what is known of the person and the occupation; no two are the same. */

import type { Fact } from "../../facts/fact.ts";
import { factWords } from "../../facts/fact-words.ts";
import { occupationById } from "../../occupations/occupation-by-id.ts";
import { skillName } from "../../occupations/skills-of.ts";
import { an } from "../../text/article.ts";
import type { Language } from "../../text/language.ts";
import type { ActionKind, ScheduleWishes } from "../schedule-wishes.ts";
import { type ActionTemplate, actionTemplates } from "./read-actions.ts";

export interface ActionText {
  readonly title: string;
  readonly description: string;
  readonly kind: ActionKind;
  readonly link: string;
}

export interface ActionPerson {
  readonly facts: readonly Fact[];
  /** Skills that they have, and those that the occupation asks for beyond. */
  readonly have: readonly string[];
  readonly gaps: readonly string[];
}

/** The action that serves a goal next, or null where there is none left. */
export function createActionTexts(
  occupationId: string,
  person: ActionPerson,
  wishes: Pick<ScheduleWishes, "more" | "less">,
  language: Language,
) {
  const values = valuesFor(occupationId, person, language);
  const turn = turnOf(person.facts.map(({ words }) => words).join("|") + occupationId);
  const used = new Set<ActionTemplate>();

  const fits = ({ title, how }: ActionTemplate) =>
    [...`${title[language]}${how[language]}`.matchAll(/\{(\w+)\}/g)].every(
      ([, name = ""]) => values.get(name) !== undefined,
    );

  return function next(goalId: string): ActionText | null {
    const ranks = Map.groupBy(
      actionTemplates().filter(({ goal }) => goal === goalId),
      ({ rank }) => rank,
    );
    const open = [...ranks.values()]
      .filter((variants) => !variants.some((variant) => used.has(variant)))
      .map((variants) => variants.filter(fits))
      .flatMap((variants) => variants[turn % Math.max(1, variants.length)] ?? []);
    const wanted =
      open.find(({ kind }) => wishes.more.includes(kind)) ??
      open.find(({ kind }) => !wishes.less.includes(kind)) ??
      open[0];
    if (wanted === undefined) return null;
    used.add(wanted);
    const fill = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? "");
    return {
      title: fill(wanted.title[language]),
      description: fill(wanted.how[language]),
      kind: wanted.kind,
      link: wanted.link,
    };
  };
}

function valuesFor(id: string, { facts, have, gaps }: ActionPerson, language: Language) {
  const occupation = occupationById(id);
  const tasks = occupation.tasks[language].map((task) =>
    language === "en" ? infinitive(task) : task,
  );
  const first = turnOf(facts.map(({ words }) => words).join("")) % Math.max(1, tasks.length);
  const named = (skill: string | undefined) =>
    skill === undefined ? undefined : skillName(skill, language);
  const values: Readonly<Record<string, string | undefined>> = {
    x: language === "en" ? an(occupation.en) : occupation.zh,
    task: tasks[first],
    task2: tasks[(first + 1) % tasks.length],
    entry: occupation.entry[language],
    have: named(have[0]),
    gap: named(gaps[0]),
    gap2: named(gaps[1]),
    ...factWords(facts, language),
  };
  return new Map(Object.entries(values));
}

/** "Advises on growing" → "advise on growing". */
const infinitive = (task: string): string =>
  task
    .replace(/^(\w+?)(?:(?<=[sxz]|[cs]h)es|ies|s)\b/, (word, stem: string) =>
      word.endsWith("ies") ? `${stem}y` : stem,
    )
    .replace(/^./, (letter) => letter.toLowerCase());

/** A number that is the same for the same words. */
function turnOf(words: string): number {
  let turn = 7;
  for (const letter of words) turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return turn;
}
