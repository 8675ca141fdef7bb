/** How a person stands, as their facts say it: what decides the shape of a plan. */
import { z } from "zod";
import { examsNamed } from "../knowledge/exams.ts";
import { table } from "../knowledge/table.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { saysWord } from "../text/says-word.ts";
import type { Fact, FactKind } from "./fact.ts";

export type Status = "employed" | "unemployed" | "notice" | "studying" | "caring" | "unknown";

export interface Situation {
  readonly status: Status;
  readonly urgent: boolean;
  /** Occupations that they do or did. */
  readonly current: readonly string[];
  /** Facts that say that they want away from what they name. */
  readonly leaves: readonly Fact[];
  readonly remote_only: Fact | null;
  readonly wants_promotion: boolean;
  /** Examinations that they think about, the chosen one first. */
  readonly exams: readonly string[];
}

const STANDING: readonly FactKind[] = [
  "situation",
  "experience",
  "education",
  "urgency",
  "money",
  "wish",
  "note",
];
const PRESSING: readonly FactKind[] = [
  ...(["urgency", "money", "limit", "situation", "wish", "family"] as const),
  ...(["dislike", "deadline"] as const),
];
/** Kinds whose meaning alone says so: whoever has children at school is not at home for them. */
const MEANT_BY: Readonly<Record<string, readonly FactKind[]>> = {
  unemployed: ["situation"],
  notice: ["situation", "deadline", "note"],
  caring: ["situation", "experience"],
  studying: ["situation", "education", "experience"],
  employed: ["situation"],
  urgent: ["urgency", "money", "dislike"],
};
/** Whoever wants to leave without saying what means what they do. */
const LEAVING: ReadonlySet<FactKind> = new Set(["wish", "value"]);
const AIMING: readonly FactKind[] = ["wish", "target", "option", "choice", "deadline"];
/** What names the goal; what is only weighed does not. */
const NAMED: ReadonlySet<FactKind> = new Set(["target", "choice", "wish"]);
const DECLINING: readonly FactKind[] = ["refusal", "dislike"];
const DONE: readonly FactKind[] = ["experience", "situation"];

export function situationOf(facts: readonly Fact[]): Situation {
  const of = (kinds: readonly FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));
  const said = (kinds: readonly FactKind[], sense: string) =>
    of(kinds).filter(
      (fact) =>
        (fact.kind !== "note" && fact.label === null && says(fact.words, sense)) ||
        (fact.sense === sense && (MEANT_BY[sense]?.includes(fact.kind) ?? true)),
    );
  const status = (["unemployed", "notice", "caring", "studying", "employed"] as const).find(
    (one) => said(STANDING, one).length > 0,
  );
  // "The doctor says …" names an occupation, too: what somebody did counts before how they stand.
  const [done = []] = DONE.map((kind) =>
    of([kind]).flatMap(({ occupations }) => occupations),
  ).filter((ids) => ids.length > 0);
  const current = [...new Set(done)];
  const remote = said(["wish", "limit", "place"], "remote").find(
    ({ kind, words }) => kind === "limit" || says(words, "only"),
  );
  const chosen = of(["choice"]);
  const exams = [...chosen, ...(chosen.length > 0 ? [] : of(AIMING))].flatMap(({ words }) =>
    examsNamed(words),
  );
  const pressed = [...said(PRESSING, "urgent"), ...said(["situation"], "unemployed")];
  const isEasy = of(["urgency"]).some(({ sense }) => sense === "easy");
  const studies = of(["education"]).length > 0 && of(DONE).length === 0;
  return {
    status: status ?? (studies ? "studying" : of(DONE).length > 0 ? "employed" : "unknown"),
    urgent:
      pressed.some(({ label, words }) => label === null && says(words, "urgent")) ||
      (!isEasy && pressed.length > 0),
    current,
    leaves: said(["wish", "value", "situation", "limit", "dislike"], "leaving").filter(
      (fact) =>
        (fact.occupations.length > 0 || (LEAVING.has(fact.kind) && current.length > 0)) &&
        !switchesTo(fact, current),
    ),
    remote_only: remote ?? null,
    wants_promotion:
      said(DECLINING, "promotion").length === 0 &&
      !facts.some(({ words }) => denies(words, "promotion")) &&
      said(AIMING, "promotion").some((fact) => isPromotion(fact, facts, current)),
    exams: [...new Set(exams)],
  };
}

/** Whether the words name an occupation to change to: "转行做会计" leaves another one than the one it names. */
const switchesTo = ({ words, sense, occupations }: Fact, current: readonly string[]): boolean =>
  (sense === "switching" || says(words, "switching")) &&
  occupations.some((id) => !current.includes(id));

/**
 * Another occupation than the present one is a change of work, and no promotion, unless the words that name it or
 * somebody's own field say so: being like a sentence about promotions is not enough.
 */
function isPromotion(fact: Fact, facts: readonly Fact[], current: readonly string[]): boolean {
  const others = facts.filter(
    ({ kind, occupations }) => NAMED.has(kind) && occupations.some((id) => !current.includes(id)),
  );
  if (current.length === 0 || others.length === 0) return true;
  if (others.some(({ words }) => says(words, "switching"))) return false;
  const isSaid = fact.label === null ? says(fact.words, "promotion") : fact.sense === "promotion";
  const own = new Set(current.map((id) => occupationById(id).field));
  const isOwnField = others.some(({ occupations }) =>
    occupations.some((id) => own.has(occupationById(id).field)),
  );
  return isSaid && (others.includes(fact) || isOwnField);
}

export const says = (words: string, sense: string): boolean =>
  table("situations.tsv").some(
    ([name, list = ""]) => name === sense && list.split("|").some((one) => saysWord(words, one)),
  );

/** Whether a clause says it after a negation: "a change of trade, not a promotion". */
export const denies = (words: string, sense: string): boolean =>
  words.split(CLAUSE_END).some((clause) =>
    table("situations.tsv").some(
      ([name, list = ""]) =>
        name === sense &&
        list.split("|").some((one) => {
          const at = clause.toLowerCase().indexOf(one.toLowerCase());
          return at > 0 && saysWord(clause, one) && says(clause.slice(0, at), "denying");
        }),
    ),
  );
const CLAUSE_END = /[,;.!?，。；！？]/u;

export const PlanShape = z.enum([
  "search_now",
  "switch",
  "promotion",
  "exam",
  "return",
  "first_job",
  "explore",
]);
export type PlanShape = z.infer<typeof PlanShape>;

/** @param named whether the person named what is planned for */
export function shapeOf(facts: readonly Fact[], named: boolean): PlanShape {
  const { status, urgent, wants_promotion, exams } = situationOf(facts);
  if (exams.length > 0 && status !== "unemployed") return "exam";
  if (status === "caring") return "return";
  // A mortgage presses, but whoever has a job does not look for one in haste.
  if (status === "unemployed" || status === "notice" || (urgent && status === "unknown"))
    return "search_now";
  if (status === "studying") return "first_job";
  if (wants_promotion || rises(facts)) return "promotion";
  return named ? "switch" : "explore";
}

/** Whether they want to lead where they work now: a managers' occupation (ISCO-08 group 1) of the same field. */
function rises(facts: readonly Fact[]): boolean {
  const { current, leaves } = situationOf(facts);
  const wanted = facts
    .filter(({ kind }) => kind === "target" || kind === "choice")
    .flatMap(({ occupations }) => occupations)
    .map(occupationById);
  const now = current.map(occupationById);
  return (
    leaves.length === 0 &&
    wanted.some(
      ({ isco_08, field }) =>
        isco_08.startsWith("1") &&
        now.some((one) => one.field === field && !one.isco_08.startsWith("1")),
    )
  );
}
