/** A text cut where something was found in it, so that each piece has one look. Pure. */
import type { GuardrailSpan, GuardrailVerdict, Severity } from "@bole/server/contract";
import { SEVERITIES } from "../check-names.ts";

export interface Segment {
  readonly start: number;
  readonly text: string;
  /** The worst of what was found here; null for what is plain. */
  readonly severity: Severity | null;
  /** Why, once each. */
  readonly reasons: readonly string[];
}

export function segmentsOf(text: string, verdicts: readonly GuardrailVerdict[]): Segment[] {
  const spans = verdicts.flatMap(({ severity, message, spans: found }) =>
    found.map(({ start, end, reason }) => ({ start, end, severity, reason: reason ?? message })),
  );
  const cuts = new Set([0, text.length]);
  for (const { start, end } of spans) cuts.add(start).add(end);
  const edges = [...cuts].filter((at) => at <= text.length).toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const here = spans.filter((span) => span.start <= start && end <= span.end);
    return {
      start,
      text: text.slice(start, end),
      severity: worst(here.map(({ severity }) => severity)),
      reasons: [...new Set(here.map(({ reason }) => reason))],
    };
  });
}

function worst(severities: readonly Severity[]): Severity | null {
  return SEVERITIES.toReversed().find((severity) => severities.includes(severity)) ?? null;
}

/** Without those that lie within another one for the same reason; the first of equals stays. */
export function widest(spans: readonly GuardrailSpan[]): GuardrailSpan[] {
  return spans.filter(
    (span, index) =>
      !spans.some(
        (other, at) =>
          at !== index &&
          other.reason === span.reason &&
          other.label === span.label &&
          other.start <= span.start &&
          span.end <= other.end &&
          (other.end - other.start > span.end - span.start || at < index),
      ),
  );
}
