import type { Verdict } from "../contract/verdict.ts";
import { findWording, type WordingFinding } from "../output/wording/find-wording.ts";
import type { TextCheck } from "./check.ts";
import { isAllowed, placesOf } from "./terms.ts";

export const outputSafety: TextCheck = {
  name: "output_safety",
  check({ text, language, policy }) {
    const allowed = placesOf(policy.terms.allow, text);
    const byCategory = new Map<string, WordingFinding[]>();
    for (const finding of findWording(text)) {
      if (isAllowed(finding, allowed)) continue;
      const list = byCategory.get(finding.rule.category) ?? [];
      byCategory.set(finding.rule.category, [...list, finding]);
    }
    const verdicts = [...byCategory.values()].flatMap((findings): Verdict[] => {
      const rule = findings[0]?.rule;
      if (rule === undefined) return [];
      return [
        {
          check_name: "output_safety",
          severity: rule.grave === true ? "blocked" : "warning",
          message: `${rule.message[language]}${language === "zh" ? "。" : "."}`,
          suggestion: rule.suggestion[language],
          spans: findings.map(({ start, end }) => ({
            start,
            end,
            text: text.slice(start, end),
            label: rule.category,
          })),
        },
      ];
    });
    const denied = placesOf(policy.terms.deny, text);
    if (denied.length === 0) return verdicts;
    const own: Verdict = {
      check_name: "output_safety",
      severity: "blocked",
      message:
        language === "zh" ? "含有策略禁止的词语。" : "Contains words that your policy forbids.",
      spans: denied.map((place) => ({
        ...place,
        text: text.slice(place.start, place.end),
        label: "denied_term",
      })),
    };
    return [...verdicts, own];
  },
};
