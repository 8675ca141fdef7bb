/** How a person stands, as their facts say it: what decides the shape of a plan. */
import { z } from "zod";
import { table } from "../knowledge/table.ts";
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
  readonly wants: ReadonlySet<"promotion" | "exam">;
}

const STANDING: readonly FactKind[] = [
  "situation",
  "family",
  "experience",
  "education",
  "urgency",
  "money",
  "wish",
];
const PRESSING: readonly FactKind[] = ["urgency", "money", "limit", "situation", "wish", "family"];
const AIMING: readonly FactKind[] = ["wish", "target", "option", "choice", "deadline"];
const DONE: readonly FactKind[] = ["situation", "experience"];

export function situationOf(facts: readonly Fact[]): Situation {
  const of = (kinds: readonly FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));
  const said = (kinds: readonly FactKind[], sense: string) =>
    of(kinds).filter(({ words }) => says(words, sense));
  const status = (["unemployed", "notice", "caring", "studying"] as const).find(
    (one) => said(STANDING, one).length > 0,
  );
  const current = [...new Set(of(DONE).flatMap(({ occupations }) => occupations))];
  const remote = said(["wish", "limit", "place"], "remote").find(
    ({ kind, words }) => kind === "limit" || says(words, "only"),
  );
  const wants = (["promotion", "exam"] as const).filter((one) => said(AIMING, one).length > 0);
  return {
    status: status ?? (of(DONE).length > 0 ? "employed" : "unknown"),
    urgent: status === "unemployed" || said(PRESSING, "urgent").length > 0,
    current,
    leaves: said(["wish", "value", "situation"], "leaving").filter(
      ({ occupations }) => occupations.length > 0,
    ),
    remote_only: remote ?? null,
    wants: new Set(wants),
  };
}

export const says = (words: string, sense: string): boolean =>
  table("situations.tsv").some(
    ([name, list = ""]) => name === sense && list.split("|").some((one) => saysWord(words, one)),
  );

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
  const { status, urgent, wants } = situationOf(facts);
  if (wants.has("exam")) return "exam";
  if (status === "caring") return "return";
  if (status === "unemployed" || (urgent && status !== "studying")) return "search_now";
  if (status === "studying") return "first_job";
  if (wants.has("promotion")) return "promotion";
  return named ? "switch" : "explore";
}
