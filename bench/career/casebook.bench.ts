/** Whether the case of a story is among those that are offered, where the casebook does not have that story. */
import { SentenceEmbedder } from "@bole/models";
import { allCases } from "../../packages/career/src/casebook/case.ts";
import { byCase, caseTexts } from "../../packages/career/src/casebook/case-vectors.ts";
import { raterOf } from "../../packages/career/src/casebook/nearest-cases.ts";
import type { Report } from "../table.ts";

const OFFERED = [1, 3, 5];

export async function report(): Promise<Report> {
  const embedder = new SentenceEmbedder();
  const rows: string[][] = [];
  for (const language of ["zh", "en"] as const) {
    const known = byCase(language, (await embedder.embed(caseTexts(language))).vectors);
    const ranks = known.flatMap((own) =>
      own.stories.map((vector, nth) => {
        const without = {
          ...own,
          found: { ...own.found, stories: own.found.stories.toSpliced(nth, 1) },
          stories: own.stories.toSpliced(nth, 1),
        };
        const rate = raterOf(known.map((one) => (one === own ? without : one)));
        const order = rate(own.found.stories[nth] ?? "", vector).map(({ id }) => id);
        return order.indexOf(own.found.id);
      }),
    );
    const share = (most: number) => ranks.filter((rank) => rank < most).length / ranks.length;
    rows.push([
      language,
      `${allCases(language).length}`,
      `${ranks.length}`,
      ...OFFERED.map((most) => share(most).toFixed(2)),
    ]);
  }
  await embedder.close();
  return {
    title: "Recognising a typical case",
    about:
      "Each story of the casebook, rated without itself: how often its case comes first, among the first three, and among the five that people choose from. The stories of a case are by one writer, so strangers will be recognised less often; they can always say that none is theirs.",
    head: ["language", "cases", "stories", ...OFFERED.map((most) => `first ${most}`)],
    rows,
  };
}
