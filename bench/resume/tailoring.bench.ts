import path from "node:path";
import { SentenceEmbedder } from "@bole/models";
import type { Report } from "../table.ts";
import { readPairs } from "./tailoring/pairs.ts";
import { type TailoredPair, tailorPair } from "./tailoring/tailor-pair.ts";

const PAIRS = path.join(import.meta.dirname, "tailoring/pairs");

/** What tailoring makes of résumés and advertisements, without a model. */
export async function report(): Promise<Report> {
  const today = new Date();
  const embedder = new SentenceEmbedder();
  const tailored: TailoredPair[] = [];
  for (const pair of await readPairs(PAIRS, today))
    tailored.push(await tailorPair(pair, embedder, today));
  await embedder.close();
  return {
    title: "Tailoring a résumé to an advertisement",
    about:
      "Pairs that tailoring was worked on with, without a model and with every proposal taken. Facts: numbers, dates and names that only one of source and variant has, by the guard. Lines: those that only one of them has; skills that a line of the résumé names count as added. `node bench/resume/tailoring/play.ts <pairs> <results>` writes a page for each pair, to be judged by reading.",
    head: [
      "pair",
      "requirements",
      "proven",
      "in part",
      "asked",
      "changes",
      "facts added / lost",
      "lines added / lost",
    ],
    rows: tailored.map(({ pair, tailoring, added, lost, newLines, lostLines }) => [
      pair.name,
      String(tailoring.coverage.all),
      String(tailoring.coverage.met),
      String(tailoring.coverage.partly),
      String(tailoring.missing.length),
      String(tailoring.proposals.length),
      `${added.length} / ${lost.length}`,
      `${newLines.length} / ${lostLines.length}`,
    ]),
  };
}
