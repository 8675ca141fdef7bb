import { detectInjection } from "../injection/detect-injection.ts";
import { FEATURES, type Feature } from "../injection/feature.ts";
import { scoreOf } from "../injection/score.ts";
import type { TextCheck } from "./check.ts";
import { isAllowed, placesOf } from "./terms.ts";

/** Weaker signs than this are not worth a reader's time. */
const SHOWN = 0.1;
const MAX_SPANS = 20;

export const inputInjection: TextCheck = {
  name: "input_injection",
  check({ text, source, language, policy }) {
    const allowed = placesOf(policy.terms.allow, text);
    const denied = placesOf(policy.terms.deny, text).map(
      (place): Feature => ({ name: "denied_term", weight: 1, ...place }),
    );
    const found = detectInjection(text, { source }).features;
    const features = [...denied, ...found.filter((feature) => !isAllowed(feature, allowed))];
    const score = scoreOf(features);
    const { warn_at, block_at } = policy.injection;
    if (score < warn_at) return [];
    const shown = distinct(features.filter(({ weight }) => weight >= SHOWN)).slice(0, MAX_SPANS);
    const reasons = [...new Set(shown.map(({ name }) => FEATURES[name][language]))];
    return [
      {
        check_name: "input_injection",
        severity: score >= block_at ? "blocked" : "warning",
        message:
          language === "zh"
            ? `疑似夹带指令：${reasons.join("；")}。`
            : `This looks like a prompt injection: it ${reasons.join("; ")}.`,
        score: Number(score.toFixed(3)),
        spans: shown.map(({ name, start, end }) => ({
          start,
          end,
          text: text.slice(start, end),
          label: name,
          reason: FEATURES[name][language],
        })),
      },
    ];
  },
};

/** One of each kind at each place; the strongest comes first already. */
function distinct(features: readonly Feature[]): Feature[] {
  const seen = new Set<string>();
  return features.filter(({ name, start, end }) => {
    const key = `${name}:${start}:${end}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
