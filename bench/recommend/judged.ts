/** Questions with the items that answer them, graded by hand from 0 to 3; what is not listed is 0. */
import { readFileSync } from "node:fs";
import { z } from "zod";

export interface Judged {
  readonly language: "zh" | "en" | "mixed";
  readonly query: string;
  readonly grades: ReadonlyMap<string, number>;
  /** Numbers were chosen by looking at the build half alone. */
  readonly half: "build" | "test";
}

const Language = z.enum(["zh", "en", "mixed"]);
const Grade = z.coerce.number().int().min(1).max(3);

export function readJudged(file: "judged.tsv" | "fresh.tsv"): Judged[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line, place) => {
    const [language, query = "", graded = ""] = line.split("\t");
    const grades = graded.split(" ").map((pair) => {
      const [key = "", grade] = pair.split(":");
      return [key, Grade.parse(grade)] as const;
    });
    return {
      language: Language.parse(language),
      query,
      grades: new Map(grades),
      half: place % 2 === 0 ? "build" : "test",
    };
  });
}

/** How good an order of items is: 1 where the best come first. */
export function ndcg(order: readonly string[], grades: ReadonlyMap<string, number>, depth = 5) {
  const gain = (values: readonly number[]) =>
    values
      .slice(0, depth)
      .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = gain([...grades.values()].toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(order.map((key) => grades.get(key) ?? 0)) / best;
}
