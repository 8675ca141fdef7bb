/**
 * The pages that are measured, and what they cost in English at `c1f77cf7`, measured by the same code, three visits each.
 * Nobody looked at scripts, layout shift and Chinese then.
 */
import type { PageCost } from "./measure-pages.ts";

export const PAGES = [
  { name: "Today", path: "/", side: "hiring" },
  { name: "Jobs", path: "/jobs", side: "hiring" },
  { name: "People", path: "/people", side: "hiring" },
  { name: "Inbox", path: "/inbox", side: "hiring" },
  { name: "My résumés", path: "/resumes", side: "career" },
  { name: "Matches", path: "/matches", side: "career" },
  { name: "Career plan", path: "/career", side: "career" },
] as const;

export const BEFORE: Readonly<
  Record<(typeof PAGES)[number]["name"], Omit<PageCost, "script_bytes" | "shift">>
> = {
  Today: { requests: 24, bytes: 393_405, paint_ms: 832, interactive_ms: 2_027 },
  Jobs: { requests: 22, bytes: 325_635, paint_ms: 1_064, interactive_ms: 1_716 },
  People: { requests: 36, bytes: 426_036, paint_ms: 1_788, interactive_ms: 1_869 },
  Inbox: { requests: 42, bytes: 431_742, paint_ms: 1_668, interactive_ms: 2_089 },
  "My résumés": { requests: 21, bytes: 291_079, paint_ms: 1_148, interactive_ms: 1_292 },
  Matches: { requests: 22, bytes: 291_807, paint_ms: 1_176, interactive_ms: 1_307 },
  "Career plan": { requests: 20, bytes: 288_887, paint_ms: 1_136, interactive_ms: 1_255 },
};
