import path from "node:path";
import { describe, expect, it } from "vitest";
import { HAVE_WORD_TABLES } from "./have-word-tables.ts";
import { readSources, type SourceFile } from "./import-graph.ts";
import { wordTables } from "./word-tables.ts";

describe("words of a language", () => {
  const found = wordTables(readSources(path.resolve(import.meta.dirname, "..")));

  it("stand in packages/language/src/locales, and in no file that is not listed", () => {
    const unlisted = found.filter(({ file }) => !HAVE_WORD_TABLES.includes(file));
    expect(unlisted).toEqual([]);
  });

  it("are gone from the list where they are gone from the file", () => {
    const files = found.map(({ file }) => file);
    expect(HAVE_WORD_TABLES.filter((file) => !files.includes(file))).toEqual([]);
    expect(HAVE_WORD_TABLES).toEqual(HAVE_WORD_TABLES.toSorted());
  });
});

describe("a table", () => {
  const source = (code: string, file = "packages/talent/src/a.ts"): SourceFile => ({
    ...{ file, owner: "@bole/talent", isTest: false, imports: [], code },
  });

  it.each([
    'const MONTHS = ["jan", "feb"];',
    '["january", "jan"],\n  ["february", "feb"]',
    "/jan(?:uary)?|feb(?:ruary)?/",
    "/mon(?:day)?|tue(?:sday)?/",
    '"monday tuesday"',
    "/周[一二三四五六日天]/",
    "/[零一二两三四五六七八九十]+/",
    "{ 一: 1, 二: 2, 三: 3, 四: 4 }",
    "{ one: 1, two: 2, three: 3, four: 4 }",
    "/one|two|three|four/",
    '"first second third fourth"',
    "/明天|后天/",
    '["先生", "女士"]',
    "/至今|现在/",
  ])("is found in %s", (code) => expect(wordTables([source(code)])).toHaveLength(1));

  it.each([
    "/** 一二三四, one two three four */",
    'const text = "The first of two";',
    "oneOf(monthNames(language).keys())",
  ])("is not in %s", (code) => expect(wordTables([source(code)])).toEqual([]));

  it("may be in the texts of the page", () => {
    expect(wordTables([source("/one|two|three|four/", "apps/web/src/a.ts")])).toEqual([]);
  });
});
