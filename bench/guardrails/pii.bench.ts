import { findPii } from "@bole/guardrails";
import { readPii } from "@bole/guardrails/corpora";
import type { Report } from "../table.ts";

/** How much of the personal data is found, and how much of what is found is some. */
export async function report(): Promise<Report> {
  const counts = new Map<string, { right: number; wrong: number; missed: number }>();
  const count = (kind: string, what: "right" | "wrong" | "missed") => {
    const before = counts.get(kind) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(kind, { ...before, [what]: before[what] + 1 });
  };
  for (const { text, expect: wanted } of readPii()) {
    const found = findPii(text);
    const same = (a: { kind: string; text: string }) => (b: { kind: string; text: string }) =>
      a.kind === b.kind && a.text === b.text;
    for (const each of found) count(each.kind, wanted.some(same(each)) ? "right" : "wrong");
    for (const each of wanted) if (!found.some(same(each))) count(each.kind, "missed");
  }
  for (const { right, wrong, missed } of [...counts.values()]) {
    const all = counts.get("all") ?? { right: 0, wrong: 0, missed: 0 };
    counts.set("all", {
      right: all.right + right,
      wrong: all.wrong + wrong,
      missed: all.missed + missed,
    });
  }
  return {
    title: "Personal data",
    about:
      "Our own texts with personal data of China, the US and Europe, and as many with numbers that only look like it. A finding counts only if its kind and its exact words are right. Wanted: precision and recall ≥ 0.95.",
    head: ["kind", "precision", "recall", "found", "wrong", "missed"],
    rows: [...counts]
      .toSorted()
      .map(([kind, { right, wrong, missed }]) => [
        kind,
        (right / (right + wrong)).toFixed(3),
        (right / (right + missed)).toFixed(3),
        ...[right, wrong, missed].map(String),
      ]),
  };
}
