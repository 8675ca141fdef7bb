/** What the trained detector finds in a document, beside what the rules have shown already. */
import type { Span } from "@bole/guardrails";
import type { Finding } from "../model/finding.ts";

const MAX_TEXT = 1_000;

export function withTrainedFindings(
  findings: readonly Finding[],
  trained: readonly Span[],
): Finding[] {
  const shown = findings.filter(({ kind, start }) => kind === "injection" && start !== null);
  const isShown = ({ start, end }: Span) =>
    shown.some((one) => start < (one.end ?? 0) && (one.start ?? 0) < end);
  const added = trained
    .filter((span) => !isShown(span))
    .map(({ start, end, text = "", label = "attack" }): Finding => {
      const words = text.slice(0, MAX_TEXT).toWellFormed();
      return { kind: "injection", severity: "warning", text: words, reason: label, start, end };
    });
  return [...findings, ...added];
}
