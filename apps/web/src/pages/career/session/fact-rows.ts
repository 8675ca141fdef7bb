/** What was understood, in the rows in which people check it. Every kind of fact stands in one. */
import type { CareerSession } from "@bole/server/contract";
import type { FactChange } from "../../../api/career.ts";

export type Fact = CareerSession["facts"][number];
type Kind = Fact["kind"];
export type RowName =
  | "situation"
  | "options"
  | "goal"
  | "refused"
  | "limits"
  | "when"
  | "money"
  | "wishes"
  | "strengths"
  | "said";

interface Row {
  readonly name: RowName;
  readonly kinds: readonly Kind[];
  /** Whether it is shown although nothing is known: what advice cannot do without. */
  readonly needed: boolean;
}

const ROWS: readonly Row[] = [
  {
    name: "situation",
    kinds: ["situation", "experience", "education", "age", "family", "visa", "place"],
    needed: true,
  },
  { name: "options", kinds: ["option"], needed: true },
  { name: "goal", kinds: ["choice", "target"], needed: false },
  { name: "refused", kinds: ["refusal", "dislike"], needed: true },
  { name: "limits", kinds: ["limit", "health", "hours"], needed: true },
  { name: "when", kinds: ["deadline", "urgency"], needed: true },
  { name: "money", kinds: ["money", "pay_floor"], needed: true },
  { name: "wishes", kinds: ["wish", "value", "interest"], needed: false },
  { name: "strengths", kinds: ["skill"], needed: false },
  { name: "said", kinds: ["note"], needed: false },
];

export interface ShownFact {
  readonly key: string;
  readonly fact: Fact | null;
  readonly kind: Kind;
  /** As it is shown and edited; of a new one, what was written. */
  readonly words: string;
  /** Whether they are the person's own words, and not a short name for them. */
  readonly isQuote: boolean;
}

export interface ShownRow {
  readonly name: RowName;
  /** What something that is added to it is. */
  readonly adds: Kind;
  readonly facts: readonly ShownFact[];
}

/** With the changes that wait to be sent. */
export function factRows(facts: readonly Fact[], changes: readonly FactChange[]): ShownRow[] {
  const known = facts.flatMap((fact): ShownFact[] => {
    const change = changes.find(({ fact_id }) => fact_id === fact.fact_id);
    if (change?.words === null) return [];
    const words = change?.words ?? fact.label ?? fact.words;
    const isQuote = change === undefined && fact.label === null;
    return [{ key: fact.fact_id, fact, kind: fact.kind, words, isQuote }];
  });
  const added = changes.flatMap(({ fact_id, kind, words }): ShownFact[] =>
    fact_id === undefined && kind !== undefined && words !== null
      ? [{ key: `new ${kind} ${words}`, fact: null, kind, words, isQuote: false }]
      : [],
  );
  const all = [...known, ...added];
  return ROWS.map(({ name, kinds, needed }) => ({
    name,
    needed,
    adds: kinds[0] ?? "note",
    facts: all.filter(({ kind }) => kinds.includes(kind)),
  })).filter(({ needed, facts: shown }) => needed || shown.length > 0);
}
