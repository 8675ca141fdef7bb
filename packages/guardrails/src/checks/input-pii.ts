import { findPii } from "../pii/find-pii.ts";
import { PII_NAMES } from "../pii/pii-kind.ts";
import type { TextCheck } from "./check.ts";
import { isAllowed, placesOf } from "./terms.ts";

export const inputPii: TextCheck = {
  name: "input_pii",
  check({ text, language, policy }) {
    const allowed = placesOf(policy.terms.allow, text);
    const found = findPii(text, new Set(policy.pii.kinds)).filter(
      (pii) => !isAllowed(pii, allowed),
    );
    if (found.length === 0) return [];
    const names = [...new Set(found.map(({ kind }) => PII_NAMES[kind][language]))];
    return [
      {
        check_name: "input_pii",
        severity: "blocked",
        message:
          language === "zh"
            ? `含有个人信息：${names.join("、")}。`
            : `It contains personal data: ${names.join(", ")}.`,
        spans: found.map(({ kind, start, end, text: value }) => ({
          start,
          end,
          text: value,
          label: kind,
          reason: PII_NAMES[kind][language],
        })),
      },
    ];
  },
};
