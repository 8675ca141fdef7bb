/** What decides between people who are compared: who is ahead on what the job requires, and by which points. */
import type { Verdict } from "@bole/talent";
import { listed } from "./asking.ts";

export interface Point {
  readonly text: string;
  readonly need: "must" | "nice";
  /** Of each of them, in the order of their names. */
  readonly verdicts: readonly Verdict[];
}

const WORTH: Readonly<Record<Verdict, number>> = { meets: 2, partly: 1, unknown: 0, no: 0 };

export function decisive(
  names: readonly string[],
  points: readonly Point[],
  language: "zh" | "en",
): string {
  const zh = language === "zh";
  const ahead = aheadBy(names, points, "must") ?? aheadBy(names, points, "nice");
  if (ahead === null)
    return zh
      ? "按这些标准看不出差别，建议在面试里比较。"
      : "These criteria don’t separate them; compare them in an interview.";
  const where = listed(
    ahead.by.map((text) => `“${text}”`),
    language,
  );
  return zh
    ? `更符合要求的是${ahead.name}，差别在于${where}。没有写明的，面试时可以问。`
    : `${ahead.name} is the closer match; what sets them apart: ${where}. Ask about anything unknown in the interview.`;
}

/** Whoever is alone at the top, with the points on which nobody else is as good. */
function aheadBy(
  names: readonly string[],
  points: readonly Point[],
  need: Point["need"],
): { readonly name: string; readonly by: readonly string[] } | null {
  const counted = points.filter((point) => point.need === need);
  const sums = names.map((_, at) =>
    counted.reduce((sum, { verdicts }) => sum + WORTH[verdicts[at] ?? "unknown"], 0),
  );
  const most = Math.max(...sums);
  const best = sums.indexOf(most);
  const name = names[best];
  if (name === undefined || sums.filter((sum) => sum === most).length > 1) return null;
  const by = counted.filter(({ verdicts }) =>
    verdicts.every(
      (verdict, at) => at === best || WORTH[verdict] < WORTH[verdicts[best] ?? "unknown"],
    ),
  );
  return { name, by: by.map(({ text }) => text) };
}
