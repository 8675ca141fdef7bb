/** Names the actions of one plan after what is known of the person and the occupation; no two are the same. */

import type { Occupation } from "@bole/talent";
import type { Language } from "../../text/language.ts";
import type { ScheduleWishes } from "../schedule-wishes.ts";
import type { ActionPerson } from "./action-person.ts";
import type { ActionText } from "./action-text.ts";
import { actionValues } from "./action-values.ts";
import { type ActionTemplate, actionTemplates } from "./read-actions.ts";

/** The action that serves a goal next, or null where there is none left. */
export function createActionTexts(
  occupation: Occupation,
  person: ActionPerson,
  wishes: Pick<ScheduleWishes, "more" | "less">,
  language: Language,
) {
  const turn = turnOf(person.facts.map(({ words }) => words).join("|") + occupation.id);
  const values = actionValues(occupation, person, language, turn);
  const used = new Set<ActionTemplate>();
  const own = new Map([...(person.own ?? [])].map(([goal, texts]) => [goal, [...texts]]));

  const fits = ({ title, how }: ActionTemplate) =>
    [...`${title[language]}${how[language]}`.matchAll(/\{(\w+)\}/g)].every(
      ([, name = ""]) => values.get(name) !== undefined,
    );

  return function next(goalId: string): ActionText | null {
    const first = own.get(goalId)?.shift();
    if (first !== undefined) return first;
    const ranks = Map.groupBy(
      actionTemplates().filter(({ goal }) => goal === goalId),
      ({ rank }) => rank,
    );
    const open = [...ranks.values()]
      .filter((variants) => !variants.some((variant) => used.has(variant)))
      .map((variants) => variants.filter(fits))
      .flatMap(
        (variants) =>
          variants[(turn + (variants[0]?.rank ?? 0)) % Math.max(1, variants.length)] ?? [],
      );
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
      yields: wanted.yields,
    };
  };
}

/** A number that is the same for the same words. */
function turnOf(words: string): number {
  let turn = 7;
  for (const letter of words) turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return turn;
}
