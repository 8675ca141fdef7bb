/** A verdict as a run's log keeps it: where and why, never the words, which may be personal. */
import type { RunWarning } from "@bole/engine";
import type { Verdict } from "@bole/guardrails";

export function runWarning(verdict: Verdict, more: Readonly<Record<string, string>>): RunWarning {
  const { check_name, severity, message, spans, score, suggestion } = verdict;
  return {
    message,
    data: {
      check_name,
      severity,
      spans: spans.map(({ start, end, label = null }) => ({ start, end, label })),
      ...(score !== undefined && { score }),
      ...(suggestion !== undefined && { suggestion }),
      ...more,
    },
  };
}
