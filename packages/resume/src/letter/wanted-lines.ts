/** Lines of a résumé that an advertisement asks for, in the order in which tailoring found them to count. */
import type { Requirement, Tailoring } from "../tailor/tailoring.ts";

const MOST = 5;
const NEEDS: readonly Requirement["need"][] = ["must", "nice", "duty"];

export function wantedLines({ requirements }: Pick<Tailoring, "requirements">): string[] {
  const weights = new Map<string, number>();
  for (const { need, verdict, proofs } of requirements) {
    if (verdict !== "meets" && verdict !== "partly") continue;
    const weight = (NEEDS.length - NEEDS.indexOf(need)) * (verdict === "meets" ? 2 : 1);
    for (const { path, line } of proofs)
      if (path.endsWith(".description")) weights.set(line, (weights.get(line) ?? 0) + weight);
  }
  return [...weights]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([line]) => line);
}
