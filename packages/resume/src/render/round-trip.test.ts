/** Our own PDFs, read by our own parser. `bench/resume/round-trip.bench.ts` does it with everybody. */
import { parseResume, readDocument } from "@bole/reading";
import { corpus, f1, scoreResume, sum } from "@bole/reading/corpus";
import { afterAll, expect, it } from "vitest";
import { openResumeRenderer } from "./renderer.ts";
import { TEMPLATES } from "./templates/index.ts";

const renderer = openResumeRenderer();
afterAll(() => renderer.close());

/** Every tenth document: several people in each language. Its other sections are named by topics. */
const people = corpus()
  .filter((_, at) => at % 10 === 0)
  .map(({ truth, language }) => ({ language, data: { ...truth, other: [] } }));

it.each(TEMPLATES.map(({ id }) => id))(
  "a PDF by %s is read as the résumé it was",
  async (template) => {
    const counts = [];
    for (const { data, language } of people) {
      const { pdf } = await renderer.pdf(data, { template, paper: "a4", language });
      const read = await readDocument({ name: "cv.pdf", bytes: pdf });
      expect(read.hidden).toEqual([]);
      counts.push(...scoreResume(parseResume(read).data, data).values());
    }
    expect(people.length).toBeGreaterThan(8);
    // The trained reader has no rules for these templates: strangers' résumés are read as well as ours.
    expect(f1(sum(counts))).toBeGreaterThanOrEqual(0.95);
  },
);
