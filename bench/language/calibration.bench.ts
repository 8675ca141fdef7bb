/** Whether the embedded reader is right as often as it says. */
import type { Report } from "../table.ts";
import { calibrationOf } from "./score.ts";
import { scoredSets } from "./score-sets.ts";

export async function report(): Promise<Report> {
  const rows = (await scoredSets()).flatMap(({ name, turns }) =>
    calibrationOf(turns).map(({ from, to, calls, said, right }) => [
      ...[name, `${from} – ${to}`, `${calls}`],
      ...(calls > 0 ? [said.toFixed(2), right.toFixed(2)] : ["–", "–"]),
    ]),
  );
  return {
    title: "How sure the embedded reader is, and how often it is right",
    about:
      "Calls by their confidence. Right: the label has this tool with this polarity. The same sets as above.",
    head: ["set", "confidence", "calls", "mean confidence", "right"],
    rows,
  };
}
