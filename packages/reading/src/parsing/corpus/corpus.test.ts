import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument } from "../../documents/index.ts";
import { parseResume } from "../resume/index.ts";
import { unsupported } from "../resume/testing/unsupported.ts";
import { corpus } from "./corpus.ts";
import { f1, scoreResume, sum } from "./score.ts";

/** A few of both halves and languages, and of each format; `npm run bench -- parsing` reads all. */
const SAMPLE = [
  "build-zh-1-1.pdf",
  "build-en-1-3.pdf",
  "build-en-2-2.docx",
  "test-en-1-1.pdf",
  "test-zh-2-1.pdf",
  "test-zh-1-4.md",
];

describe("the corpus", () => {
  const documents = corpus();

  it("has at least sixty documents, each with a name of its own", () => {
    expect(documents.length).toBeGreaterThanOrEqual(60);
    expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length);
  });

  it("is imported by nothing that is shipped", () => {
    const sources = path.join(import.meta.dirname, "../..");
    const shipped = globSync("**/*.ts", { cwd: sources }).filter(
      (file) => !file.endsWith(".test.ts") && !file.startsWith(path.join("parsing", "corpus")),
    );
    const imports = shipped.filter((file) =>
      /from "[^"]*\/corpus\//.test(readFileSync(path.join(sources, file), "utf8")),
    );
    expect(imports).toEqual([]);
  });

  it("is read with few mistakes, and every value says where it stands", async () => {
    const counts = [];
    for (const { name, bytes, truth } of documents.filter((one) => SAMPLE.includes(one.name))) {
      const document = await readDocument({ name, bytes: await bytes() });
      const parsed = parseResume(document);
      expect(unsupported(document, parsed)).toEqual([]);
      counts.push(...scoreResume(parsed.data, truth).values());
    }
    expect(f1(sum(counts))).toBeGreaterThan(0.9);
  });
});
