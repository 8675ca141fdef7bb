import { DEFAULT_POLICY, detectInjection } from "@bole/guardrails";
import type { TextSpan } from "../../model/span.ts";

/**
 * Whether the lines around a quote give orders to a model. What they say may stand in the text, and
 * still it is no fact about anybody.
 */
export function givesOrders(text: string, { start, end }: TextSpan): boolean {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const lines = text.slice(from, to < 0 ? undefined : to);
  return detectInjection(lines, { source: "document" }).score >= DEFAULT_POLICY.injection.warn_at;
}
