/** What the reader read in a message becomes facts: new ones, and some that are taken back. */
import type { ReadCall } from "@bole/language";
import { demandsIn, excludedBy } from "../knowledge/demands.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import type { Fact, FactEdit, FactKind } from "./fact.ts";
import { FactKind as Kinds } from "./fact.ts";
import { occupationsNamed } from "./link-occupations.ts";

/** Below this a call is a guess; what limits somebody is taken sooner than what they wish. */
const SURE = 0.5;
const CAREFUL = 0.3;
export const AGAINST: ReadonlySet<FactKind> = new Set(["limit", "dislike", "health", "refusal"]);
const OPTIONS: Readonly<Record<string, FactKind>> = {
  weigh: "option",
  compare: "option",
  choose: "choice",
  rule_out: "refusal",
};

export function applyCalls(
  facts: readonly Fact[],
  calls: readonly ReadCall[],
  text: string,
  message: number,
): Fact[] {
  return calls.reduce<readonly Fact[]>((known, call) => {
    const { tool, polarity, mentions, confidence, clause } = call;
    if (tool === "retract" || (tool in OPTIONS && polarity === "takeback"))
      return without(
        known,
        mentions.map(({ text: words }) => words),
      );
    const several = call.mentions.filter(({ name }) => name === "option").length > 1;
    const read = kindOf(call);
    // Whoever names several has not chosen yet.
    const kind = read === "choice" && several ? "option" : read;
    if (kind === null || confidence < (AGAINST.has(kind) ? CAREFUL : SURE)) return known;
    const said = text.slice(...clause).trim();
    const named = mentions.filter(({ name }) => name === "option").map((one) => one.text);
    const options = kind === "option" ? [...named, ...namedBeside(said, named)] : named;
    const words = tool in OPTIONS && options.length > 0 ? options : [said];
    const added = words
      .filter((one) => one.trim().length > 1)
      .map((one) => factOf(kind, one, message, said));
    return [...settled(known, added), ...added.filter(isNew(known))];
  }, facts) as Fact[];
}

/** Whoever weighs one occupation names the others in the same breath. */
function namedBeside(said: string, named: readonly string[]): string[] {
  const known = new Set(named.flatMap((words) => occupationsNamed(words)));
  return findOccupations(said)
    .filter(({ id }) => !known.has(id))
    .map(({ start, end }) => said.slice(start, end));
}

function kindOf({ tool, polarity, values }: ReadCall): FactKind | null {
  if (polarity === "ask" || polarity === "suppose" || polarity === "takeback") return null;
  const option = OPTIONS[tool];
  if (option !== undefined) {
    if (polarity === "do") return option;
    // "I'm not saying add vet" is no wish; "don't rule it out" keeps it.
    return option === "refusal" ? "option" : "refusal";
  }
  if (tool !== "note_fact" || polarity !== "do") return null;
  const kind = Kinds.safeParse(values.kind);
  return kind.success ? kind.data : null;
}

export function factOf(kind: FactKind, words: string, message: number | null, said = words): Fact {
  const against = AGAINST.has(kind) ? [...demandsIn(words), ...demandsIn(said)] : [];
  const wished = excludedBy(said);
  return {
    fact_id: `f${message ?? "e"}-${kind}-${words}`.slice(0, 120),
    kind,
    words: words.slice(0, 500),
    message,
    occupations: occupationsNamed(words),
    excludes: [...new Set([...against, ...wished])],
    sense: null,
    near: [],
  };
}

/** What was said later about the same occupation holds: chosen after it was refused, refused after it was chosen. */
function settled(known: readonly Fact[], added: readonly Fact[]): Fact[] {
  const about = ({ kind, occupations }: Fact) =>
    new Set(["option", "choice", "refusal", "target"]).has(kind) ? occupations : [];
  const newer = new Set(added.flatMap(about));
  return known.filter((fact) => !about(fact).some((id) => newer.has(id)));
}

const isNew =
  (known: readonly Fact[]) =>
  ({ fact_id }: Fact): boolean =>
    !known.some((one) => one.fact_id === fact_id);

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
      return [...rest, factOf(meant, words, null)];
    },
    [...facts],
  );
}
