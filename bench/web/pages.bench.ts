import { serveBole } from "../server/served.ts";
import type { Report } from "../table.ts";
import { BEFORE, PAGES } from "./before.ts";
import { measurePage, type PageCost } from "./measure-pages.ts";

const VISITS = 5;

/** The demo is loaded in the background: until then pages have less to show. */
async function demoLoaded(url: string): Promise<void> {
  for (;;) {
    const answer = await (await fetch(`${url}/api/demo`)).text();
    if (answer.includes('"loaded"')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const cells = ({ requests, bytes, paint_ms, interactive_ms }: PageCost) => [
  String(requests),
  `${Math.round(bytes / 1_000)} kB`,
  `${Math.round(paint_ms)} ms`,
  `${Math.round(interactive_ms)} ms`,
];

/** What a first visit of each page costs, and what it cost before the work on it. */
export async function report(): Promise<Report> {
  await using bole = await serveBole();
  await demoLoaded(bole.url);
  const rows: string[][] = [];
  for (const { name, path, side } of PAGES) {
    const now = cells(await measurePage(`${bole.url}${path}`, side, VISITS));
    const before = cells(BEFORE[name]);
    rows.push([name, ...now.map((cell, at) => `${before[at]} → ${cell}`)]);
  }
  return {
    title: "What a first visit of a page costs",
    about: `The middle of ${VISITS} visits in Chromium on the same machine, each with an empty cache, with the demo on it. Bytes as they are sent, fonts included. Interactive: the heading is there and the browser idle. Before: the commit before the pages were compressed and split into two sides (\`8094dba4^\`), whose Today, People, Inbox and Matches were the start page, Candidates, Approvals and Recommendations; its times were taken with less other work on the machine, so compare requests and bytes. Wanted: at most 25 requests.`,
    head: ["page", "requests", "bytes", "first paint", "interactive"],
    rows,
  };
}
