import { serveBole } from "../server/served.ts";
import type { Report } from "../table.ts";
import { BEFORE, PAGES } from "./before.ts";
import { demoLoaded } from "./demo-loaded.ts";
import { measurePage, type PageCost } from "./measure-pages.ts";

const VISITS = 3;

const cells = ({ requests, bytes, paint_ms, interactive_ms }: PageCost) => [
  String(requests),
  `${Math.round(bytes / 1_000)} kB`,
  `${Math.round(paint_ms)} ms`,
  `${Math.round(interactive_ms)} ms`,
];

/** What a first visit of each page costs, and what it cost before the work on it. */
export async function report(): Promise<Report> {
  await using bole = await serveBole({ demo: true });
  await demoLoaded(bole.url);
  const rows: string[][] = [];
  for (const { name, path, side } of PAGES) {
    const now = cells(await measurePage(`${bole.url}${path}`, side, VISITS));
    const before = cells(BEFORE[name]);
    rows.push([name, ...now.map((cell, at) => `${before[at]} → ${cell}`)]);
  }
  return {
    title: "What a first visit of a page costs",
    about: `The middle of ${VISITS} visits in Chromium on the same machine, each with an empty cache, with the demo on it. Bytes as they are sent, fonts included. Requests until nothing was asked for 1.5 s. Interactive: the heading is there and the browser idle. Before: \`c1f77cf7\`, measured in the same go, so that the times are comparable as far as the other work on the machine allows; the pages before they were compressed and split into two sides (\`8094dba4^\`) took 30 to 91 requests and 0.7 to 1.9 MB. Wanted: at most 25 requests.`,
    head: ["page", "requests", "bytes", "first paint", "interactive"],
    rows,
  };
}
