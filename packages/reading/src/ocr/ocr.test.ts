import { afterAll, describe, expect, it } from "vitest";
import { readDocument, type ScanProgress } from "../documents/index.ts";
import { picturePdf, scanOf } from "../documents/testing/index.ts";
import { typstPdf } from "../documents/testing/typst-pdf.ts";
import { fieldConfidence } from "../parsing/field-confidence.ts";
import { parseResume } from "../parsing/resume/index.ts";
import { openOcr } from "./index.ts";

const ocr = openOcr();
afterAll(() => ocr.close());

const RESUME = `
#text(size: 20pt)[*Alice Zhang*]

alice.zhang\\@example.com | +44 20 7946 0958 | London

== Experience
*Acme Robotics*, Engineer #h(1fr) 2019-03 – 2023-06
- Built a ledger with PostgreSQL
== 教育经历
清华大学，计算机科学，本科 #h(1fr) 2014.09 – 2018.06
`;

const read = (name: string, bytes: Uint8Array, progress: ScanProgress[] = []) =>
  readDocument(
    { name, bytes },
    {},
    { ...ocr.recogniser(), progress: async (step) => void progress.push(step) },
  );

describe("letters in pictures", { timeout: 120_000 }, () => {
  it("are recognised in a photograph that lies askew, with places and confidence", async () => {
    const [jpeg = new Uint8Array()] = await scanOf(typstPdf(RESUME), { degrees: -0.9 });
    const steps: ScanProgress[] = [];
    const document = await read("alice.jpg", jpeg, steps);
    const { data, sources } = parseResume(document);
    expect(document).toMatchObject({ kind: "image", warnings: ["text_recognised"] });
    expect(data.basic).toMatchObject({
      name: "Alice Zhang",
      email: "alice.zhang@example.com",
      phone: "+44 20 7946 0958",
    });
    expect(data.workExperience[0]).toMatchObject({
      company: "Acme Robotics",
      startDate: "2019-03",
      endDate: "2023-06",
    });
    expect(data.education[0]).toMatchObject({ school: "清华大学", startDate: "2014-09" });
    expect(fieldConfidence(sources, document.recognised)["basic.email"]).toBeGreaterThan(0.3);
    expect(steps[0]).toEqual({ page: 1, pages: 1, part: 0 });
    expect(steps.at(-1)).toEqual({ page: 1, pages: 1, part: 1 });
  });

  it("are recognised on pages of a PDF that are pictures, beside pages that have text", async () => {
    const [jpeg = new Uint8Array()] = await scanOf(typstPdf("Alice Zhang has a dog"), { dpi: 150 });
    const bytes = picturePdf([{ jpeg, width: 1240, height: 1754, channels: 3 }]);
    const document = await read("scan.pdf", bytes);
    expect(document.text).toContain("Alice Zhang has a dog");
    expect(document.kind).toBe("pdf");
  });

  it("stop when nobody waits for them any more", async () => {
    const stop = new AbortController();
    stop.abort(new Error("left"));
    const recogniser = ocr.recogniser(stop.signal);
    const blank = { width: 32, height: 32, data: new Uint8Array(1024) };
    await expect(recogniser.detect(blank)).rejects.toThrow("left");
  });
});

describe("how sure a field is", () => {
  it("is how sure its least sure word is", () => {
    const words = [
      { start: 0, end: 5, confidence: 0.9 },
      { start: 6, end: 9, confidence: 0.4 },
      { start: 20, end: 25, confidence: 0.7 },
    ];
    const sources = {
      a: [{ start: 0, end: 9 }],
      b: [{ start: 10, end: 12 }],
      c: [{ start: 21, end: 23 }],
    };
    expect(fieldConfidence(sources, words)).toEqual({ a: 0.4, c: 0.7 });
  });
});
