/** What the reader read in a message becomes facts: new ones, and some that are taken back. */
import type { ReadCall } from "@bole/language";
import { simplify } from "@bole/language/text";
import { demandsIn, excludedBy } from "../knowledge/demands.ts";
import type { Fact, FactEdit, FactKind } from "./fact.ts";
import { FactKind as Kinds } from "./fact.ts";
import { occupationsNamed } from "./link-occupations.ts";
import type { Settled } from "./settled.ts";

/** Below this a call is a guess. */
const SURE = 0.5;
export const AGAINST: ReadonlySet<FactKind> = new Set(["limit", "dislike", "health", "refusal"]);
const OPTIONS: Readonly<Record<string, FactKind>> = {
  weigh: "option",
  compare: "option",
  choose: "choice",
  rule_out: "refusal",
};

/** What was settled becomes facts: later words about the same occupation hold. */
export function addFacts(
  known: readonly Fact[],
  settled: readonly Settled[],
  /** Null where the whole of it is not to be shown. */
  sentence: string | null,
  message: number,
): Fact[] {
  return settled.reduce<Fact[]>(
    (facts, { kind, piece, named, sense = null }) => {
      const several = named.length > 1;
      const meant = kind === "choice" && several ? "option" : kind;
      // What is weighed is what was marked, and not the sentence around it.
      const words =
        (meant === "option" || meant === "choice") && named.length > 0 ? named : [piece.text];
      return words.reduce<Fact[]>((known, one) => {
        const fact = {
          ...factOf(meant, one, message),
          said: sentence?.slice(0, 500) ?? null,
          sense,
        };
        const isKnown = known.some(
          (other) =>
            other.fact_id === fact.fact_id || (other.words === fact.words && !BESIDE.has(meant)),
        );
        return isKnown ? known : [...settledBy(known, [fact]), fact];
      }, facts);
    },
    [...known],
  );
}

/** One piece may say two things; these are kept beside what else it says. */
const BESIDE: ReadonlySet<FactKind> = new Set(["limit", "health", "pay_floor", "deadline"]);

/** What the person takes back. */
export function withoutRetracted(
  facts: readonly Fact[],
  calls: readonly ReadCall[],
): readonly Fact[] {
  const taken = calls
    .filter(
      ({ tool, polarity, confidence }) =>
        confidence >= SURE && (tool === "retract" || (tool in OPTIONS && polarity === "takeback")),
    )
    .flatMap(({ mentions }) => mentions.map(({ text }) => text));
  return taken.length === 0 ? facts : without(facts, taken);
}

export function kindOf({ tool, polarity, values }: ReadCall): FactKind | null {
  const option = OPTIONS[tool];
  if (polarity === "takeback") return null;
  if (polarity === "ask" || polarity === "suppose")
    // What others advise, and what is asked about, is thought about.
    return option === undefined || option === "refusal" ? null : "option";
  if (option !== undefined) {
    if (polarity === "do") return option;
    // "I'm not saying add vet" is no wish; "don't rule it out" keeps it.
    return option === "refusal" ? "option" : "refusal";
  }
  if (tool !== "note_fact" || polarity !== "do") return null;
  const kind = Kinds.safeParse(values.kind);
  return kind.success ? kind.data : null;
}

/** What may stand for an occupation. A name in words about money or papers is chance. */
const NAMING: ReadonlySet<FactKind> = new Set([
  ...AGAINST,
  ...(["situation", "experience", "education"] as const),
  ...(["option", "choice", "target", "wish", "interest", "value"] as const),
]);

export function factOf(kind: FactKind, words: string, message: number | null): Fact {
  const against = AGAINST.has(kind) ? demandsIn(words) : [];
  const wished = kind === "note" || kind === "option" ? [] : excludedBy(words);
  return {
    fact_id: `f${message ?? "e"}-${kind}-${words}`.slice(0, 120),
    kind,
    words: words.slice(0, 500),
    label: null,
    message,
    said: null,
    occupations: NAMING.has(kind) ? occupationsNamed(words) : [],
    excludes: [...new Set([...against, ...wished])],
    sense: null,
    day: null,
    near: [],
  };
}

/** What was said later about the same occupation holds: chosen after it was refused, refused after it was chosen. */
function settledBy(known: readonly Fact[], added: readonly Fact[]): Fact[] {
  const about = ({ kind, occupations }: Fact) =>
    new Set(["option", "choice", "refusal", "target"]).has(kind) ? occupations : [];
  const newer = new Set(added.flatMap(about));
  return known.filter((fact) => !about(fact).some((id) => newer.has(id)));
}

const without = (facts: readonly Fact[], taken: readonly string[]): Fact[] =>
  facts.filter(({ words }) => !taken.some((one) => words.includes(one) || one.includes(words)));

/** What the person changes in the list of facts. */
export function applyEdits(facts: readonly Fact[], edits: readonly FactEdit[]): Fact[] {
  return edits.reduce<Fact[]>(
    (known, { fact_id, kind, words }) => {
      const before = known.find((fact) => fact.fact_id === fact_id);
      const rest = known.filter((fact) => fact !== before);
      const meant = kind ?? before?.kind;
      if (words === null || words === "" || meant === undefined) return rest;
      return [...rest, factOf(meant, simplify(words), null)];
    },
    [...facts],
  );
}
