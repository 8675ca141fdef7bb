import { serveBole } from "../server/served.ts";
import type { Report } from "../table.ts";
import { BEFORE, PAGES } from "./before.ts";
import { demoLoaded } from "./demo-loaded.ts";
import { measurePage, type PageCost } from "./measure-pages.ts";

const VISITS = 3;

type Timed = Omit<PageCost, "script_bytes" | "shift">;

const cells = ({ requests, bytes, paint_ms, interactive_ms }: Timed) => [
  String(requests),
  `${Math.round(bytes / 1_000)} kB`,
  `${Math.round(paint_ms)} ms`,
  `${Math.round(interactive_ms)} ms`,
];

/** What a first visit of each page costs in both languages, and what it cost before the work on it. */
export async function report(): Promise<Report> {
  await using bole = await serveBole({ demo: true });
  await demoLoaded(bole.url);
  const rows: string[][] = [];
  for (const locale of ["en-GB", "zh-CN"] as const)
    for (const { name, path, side } of PAGES) {
      const cost = await measurePage({ address: `${bole.url}${path}`, side, locale }, VISITS);
      const before = locale === "en-GB" ? cells(BEFORE[name]) : [];
      const now = cells(cost).map((cell, at) => [before[at], cell].filter(Boolean).join(" → "));
      const script = `${Math.round(cost.script_bytes / 1_000)} kB`;
      const language = locale === "en-GB" ? "English" : "Chinese";
      rows.push([name, language, ...now, script, cost.shift.toFixed(3)]);
    }
  return {
    title: "What a first visit of a page costs",
    about: `The middle of ${VISITS} visits in Chromium on the same machine, each with an empty cache, with the demo on it and without a Chinese font on the machine (with one, up to 500 kB and two requests less). Bytes as they are sent, fonts included. Requests until nothing was asked for 1.5 s. Interactive: the heading is there and the browser idle. Before: \`c1f77cf7\`, on another machine, English only; the pages before they were compressed and split into two sides (\`8094dba4^\`) took 30 to 91 requests and 0.7 to 1.9 MB. Wanted: at most 25 requests, a layout shift below 0.05.`,
    head: [
      "page",
      "language",
      "requests",
      "bytes",
      "first paint",
      "interactive",
      "scripts",
      "shift",
    ],
    rows,
  };
}
