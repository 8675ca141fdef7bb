/**
 * Words of a language stand in `packages/language/src/locales` and nowhere else: names of months and weekdays,
 * number words, traditional characters, words for days and for people. Files that still have such tables are
 * listed; the list only gets shorter. Pure.
 */
import type { SourceFile } from "./import-graph.ts";

/** The texts of the page and the engine's drawings are written in languages, not read. */
const EXEMPT = /^(?:apps\/web\/|packages\/engine\/src\/draw\/|packages\/language\/src\/locales\/)/;

const TABLES: Readonly<Record<string, RegExp>> = {
  "months (en)": /\bjan(?:uary|\(\?:uary\)\?)?[^a-z]{1,12}(?:jan[^a-z]{1,12})?feb/i,
  "weekdays (en)": /\bmon(?:day|\(\?:day\)\?)?s?\??[^a-z]{1,16}tue/i,
  "weekdays (zh)":
    /[周期][[(]?[一日][^周\n]{0,3}[二一][^周\n]{0,3}[三二]|日一二三四|周一[^\n]{0,16}周二/,
  "digits (zh)": /一[^\p{L}\n]{0,8}二[^\p{L}\n]{0,8}(?:两[^\p{L}\n]{0,8})?三[^\p{L}\n]{0,8}四/u,
  "numbers (en)": /\b(?:one|1)?[^a-z]{1,8}two[^a-z]{1,8}three[^a-z]{1,8}four\b/i,
  "ordinals (en)":
    /\bfirst["| ]{1,4}(?:, *")?second["| ]{1,4}(?:, *")?third["| ]{1,4}(?:, *")?fourth/i,
  "days (zh)": /明天[^\p{L}\n]{1,3}后天|后天[^\p{L}\n]{1,3}明天|今天[^\p{L}\n]{1,3}明天/u,
  "present (zh)": /至今[^\p{L}\n]{1,4}(?:现在|目前|迄今)/u,
  "titles (zh)": /先生[^\p{L}\n]{1,4}女士/u,
  "traditional characters": /幫帮|這这|無无視视/u,
};

export interface WordTables {
  readonly file: string;
  readonly tables: readonly string[];
}

export function wordTables(sources: readonly SourceFile[]): WordTables[] {
  return sources
    .filter(({ file, isTest }) => !isTest && !EXEMPT.test(file))
    .map(({ file, code }) => ({ file, tables: tablesIn(code) }))
    .filter(({ tables }) => tables.length > 0);
}

const tablesIn = (code: string): string[] => {
  const bare = withoutComments(code);
  return Object.entries(TABLES)
    .filter(([, pattern]) => pattern.test(bare))
    .map(([name]) => name);
};

/** Examples in comments are no tables. */
const withoutComments = (code: string): string =>
  code
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .join("\n");
