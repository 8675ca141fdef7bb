/** A text without the sentences in it that try to give a model orders: they are no fact about anything. */
import { DEFAULT_POLICY, detectInjection } from "@bole/guardrails/reading";

const SENTENCE = /[^\n。！？!?；;]*?(?:[\n。！？!?；;]|\.(?=\s)|$)/gu;

export interface Unordered {
  readonly text: string;
  /** Whether anything was taken out. */
  readonly isCut: boolean;
}

export function withoutOrders(text: string): Unordered {
  const { score, features } = detectInjection(text, { source: "document" });
  if (score < DEFAULT_POLICY.injection.warn_at) return { text, isCut: false };
  const kept = [...text.matchAll(SENTENCE)]
    .filter(({ 0: sentence, index }) => {
      const end = index + sentence.length;
      return !features.some((feature) => feature.start < end && index < feature.end);
    })
    .map(([sentence]) => sentence);
  return { text: kept.join(""), isCut: true };
}
