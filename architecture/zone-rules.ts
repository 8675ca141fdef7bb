/**
 * Nothing depends on the zone of the process: a time is read and written by a zone that is given. What
 * asks a date for its local parts, or formats one without naming a zone, is found here. Pure.
 */
import type { SourceFile } from "./import-graph.ts";

/** Local getters and setters of `Date`, and its own ways to write itself. */
const LOCAL =
  /\.(?:get|set)(?:Hours|Minutes|Day|Date|Month|FullYear|TimezoneOffset)\(|\.to(?:LocaleDateString|LocaleTimeString|LocaleString|DateString|TimeString)\(|\bnew Date\([^()]+,[^()]+\)/g;
const FORMAT = /\bIntl\.DateTimeFormat\(/g;

export function localClocks(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ owner, isTest }) => owner !== "@bole/web" && !isTest)
    .flatMap(({ file, code }) => {
      const local = [...code.matchAll(LOCAL)].map(([found]) => found);
      const formats = [...code.matchAll(FORMAT)].flatMap(({ index }) =>
        /timeZone|options/.test(argumentsAt(code, index)) ? [] : ["Intl.DateTimeFormat(…)"],
      );
      return [...local, ...formats].map((found) => `${file}: ${found} has no time zone`);
    });
}

/** What stands in the parentheses of the call that begins there. */
function argumentsAt(code: string, index: number): string {
  const open = code.indexOf("(", index);
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === "(") depth += 1;
    if (code[at] === ")") depth -= 1;
    if (depth === 0) return code.slice(open, at);
  }
  return code.slice(open);
}
