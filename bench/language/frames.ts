/** What a message means, in a form that can be compared: of a label and of a reading. */
import { type Clause, mergeClauses, type ReadCall } from "@bole/language/embedded";
import type { Inventory, Turn } from "@bole/language/examples";

export interface Frame {
  readonly tool: string;
  readonly polarity: string;
  /** `name=value`, sorted. */
  readonly values: readonly string[];
  /** `name=words (ref)`, sorted. */
  readonly spans: readonly string[];
}

/** Values that change how an answer is worded, not what is done. */
const SOFT: ReadonlySet<string> = new Set(["about", "reason", "options", "look"]);

/** Clauses that together say one deed are one call here, too, whether they were labelled as one or two. */
export function framesOfTurn(turn: Turn, { tools }: Inventory): Frame[] {
  const clauses = turn.calls.map(({ spans, clause, ...call }): Clause => {
    const shared = turn.shared.filter(({ name }) => tools[call.tool]?.spans.includes(name));
    const all = [...spans, ...shared].map(({ name, span, ref }) => ({
      ...{ name, ref, place: span },
      confidence: 1,
    }));
    return { ...call, place: clause, spans: all, sure: 1, others: [] };
  });
  return mergeClauses(clauses).map(({ tool, polarity, values, spans }) =>
    frameOf(
      { tool, polarity, values },
      spans.map((span) => ({ ...span, text: turn.message.slice(...span.place) })),
    ),
  );
}

export const framesOfCalls = (calls: readonly ReadCall[]): Frame[] =>
  calls.map((call) => frameOf(call, call.mentions));

function frameOf(
  { tool, polarity, values }: Pick<ReadCall, "tool" | "polarity"> & Pick<Clause, "values">,
  spans: readonly { readonly name: string; readonly text: string; readonly ref: string }[],
): Frame {
  const hard = Object.entries(values).filter(([name]) => !SOFT.has(name));
  return {
    tool,
    polarity,
    values: hard.map(([name, value]) => `${name}=${value.split(",")[0]}`).toSorted(),
    spans: spans.map(({ name, text, ref }) => `${name}=${folded(text)} (${ref})`).toSorted(),
  };
}

const folded = (text: string) => text.trim().toLowerCase();
