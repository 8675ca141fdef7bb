import type { Bilingual } from "../contract/language.ts";
import { type ClaimKind, findUnbacked } from "../output/find-unbacked.ts";
import type { TextCheck } from "./check.ts";
import { isAllowed, placesOf } from "./terms.ts";

const KINDS: Readonly<Record<ClaimKind, Bilingual>> = {
  person: { zh: "人名", en: "name" },
  organisation: { zh: "单位或学校", en: "employer or school" },
  degree: { zh: "学历", en: "degree" },
  number: { zh: "数字", en: "number" },
  date: { zh: "日期", en: "date" },
  quote: { zh: "引文", en: "quotation" },
};

export const outputHallucination: TextCheck = {
  name: "output_hallucination",
  check({ text, language, policy, facts }) {
    if (facts === undefined) return [];
    const allowed = placesOf(policy.terms.allow, text);
    const claims = findUnbacked(text, facts).filter((claim) => !isAllowed(claim, allowed));
    if (claims.length === 0) return [];
    const listed = countsOf(claims.map(({ kind }) => KINDS[kind][language]));
    return [
      {
        check_name: "output_hallucination",
        severity: "blocked",
        message:
          language === "zh"
            ? `在所给材料中找不到依据：${listed.join("、")}。`
            : `Not backed by what was given: ${listed.join(", ")}.`,
        suggestion:
          language === "zh"
            ? "删去，或补充相应的材料。"
            : "Strike it, or give the record that says so.",
        spans: claims.map(({ kind, start, end, text: claim }) => ({
          start,
          end,
          text: claim,
          label: kind,
          reason: KINDS[kind][language],
        })),
      },
    ];
  },
};

/** "number × 2": the message is logged, so it must not repeat what the text says. */
function countsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name));
}
