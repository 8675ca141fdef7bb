/** Every template in both languages, on both papers, on one page and on several: what machines get out of the PDF. */
import { parseResume, readDocument } from "@bole/reading";
import { ResumeData } from "@bole/talent";
import { afterAll, describe, expect, it } from "vitest";
import { openResumeRenderer } from "./renderer.ts";
import { TEMPLATES } from "./templates/index.ts";
import { lostIn, squeezed } from "./testing/lost-in.ts";
import { inFileOrder, textsOf } from "./testing/pdf-texts.ts";
import { LENGTHS, resumeOf } from "./testing/people.ts";

const renderer = openResumeRenderer();
afterAll(() => renderer.close());

describe.each(TEMPLATES)("$id", ({ id: template, columns }) => {
  const cases = (["en", "zh"] as const).flatMap((language) =>
    (["a4", "letter"] as const).flatMap((paper) =>
      (["one", "several"] as const).map((length) => ({ language, paper, length })),
    ),
  );
  /** Jobs and schools of all these cases, as the trained reader has them, which knows none of our templates. */
  const kept: { right: number; wanted: number; found: number }[] = [];
  it.each(cases)("$language, $paper, $length page(s)", async ({ language, paper, length }) => {
    const data = resumeOf(language, LENGTHS[length]);
    const { pdf, warnings } = await renderer.pdf(data, { template, paper, language });
    expect(warnings).toEqual([]);

    const texts = await textsOf(pdf);
    expect(texts[0]?.pages.length === 1).toBe(length === "one");
    for (const { reader, pages } of texts)
      expect([
        reader,
        ...lostIn(pages.join(""), data, language, columns === 2 && reader.endsWith("-layout")),
      ]).toEqual([reader]);

    const read = parseResume(await readDocument({ name: "cv.pdf", bytes: pdf })).data;
    expect(read.basic).toMatchObject({ name: data.basic.name, email: data.basic.email });
    expect(squeezed(read.basic.phone)).toBe(squeezed(data.basic.phone));
    const entries = ({ workExperience, education }: ResumeData) => [
      ...workExperience.map(
        ({ company, startDate, endDate }) => `${company} ${startDate} ${endDate}`,
      ),
      ...education.map(({ startDate, endDate }) => `${startDate} ${endDate}`),
    ];
    const [wanted, found] = [entries(data), entries(read)];
    kept.push({
      right: wanted.filter((one) => found.includes(one)).length,
      wanted: wanted.length,
      found: found.length,
    });
  });

  it("keeps its jobs and schools with their days", () => {
    const total = (of: (one: (typeof kept)[number]) => number) =>
      kept.reduce((sum, one) => sum + of(one), 0);
    const f1 = (2 * total(({ right }) => right)) / total(({ wanted, found }) => wanted + found);
    expect(kept).toHaveLength(cases.length);
    expect(f1).toBeGreaterThan(0.9);
  });
});

describe("choices of a look", () => {
  const pagesOf = async (look: Record<string, unknown>) => {
    const data = { ...resumeOf("en", LENGTHS.several), look };
    return renderer.preview(data, { template: "classic", paper: "a4", language: "en" });
  };

  it("fit one page where that can be read, and say so where it cannot", async () => {
    const short = { ...resumeOf("en", LENGTHS.one), look: { fit: true } };
    const long = await pagesOf({ fit: true });
    expect(long.warnings.map(({ code }) => code)).toEqual(["too-long-for-one-page"]);
    expect(long.pages.length).toBeGreaterThan(1);
    const bit = {
      ...short,
      workExperience: resumeOf("en", LENGTHS.several).workExperience.slice(0, 4),
    };
    const at = { template: "classic", paper: "a4", language: "en" } as const;
    const asked = await renderer.preview(bit, at);
    const { look: _, ...plain } = bit;
    const usual = await renderer.preview(ResumeData.parse(plain), at);
    expect([usual.pages.length, asked.pages.length]).toEqual([2, 1]);
    expect(asked.warnings).toEqual([]);
  });

  it("hide sections, put the newest first and name sites", async () => {
    const data = resumeOf("en", LENGTHS.one);
    const turned = {
      ...data,
      workExperience: data.workExperience.toReversed(),
      look: { hidden: ["skillContent"], newest_first: true, link_labels: true },
    };
    const { pdf } = await renderer.pdf(turned, {
      template: "minimal",
      paper: "a4",
      language: "en",
    });
    const text = (await inFileOrder(pdf)).join("");
    expect(text).not.toContain("TypeScript");
    expect(text).toContain("GitHub: maya");
    expect(text.indexOf("Fjordline")).toBeLessThan(text.indexOf("Harbour"));
  });

  it("show a photograph, and nothing that only claims to be one", async () => {
    const PIXEL =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const drawn = async (photo: string) => (await pagesOf({ photo })).pages[0] ?? "";
    expect(await drawn(`data:image/png;base64,${PIXEL}`)).toContain("<image");
    expect(await drawn("data:image/png;base64,aGVsbG8=")).not.toContain("<image");
    expect(await drawn("https://example.com/me.png")).not.toContain("<image");
  });
});
