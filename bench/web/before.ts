/**
 * The pages that are measured, and what they cost at `8094dba4^`, measured by the same code on the same
 * machine on 2026-11-17 in three visits, while it was busy with less other work: compare requests and bytes, not times.
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

export const BEFORE: Readonly<Record<(typeof PAGES)[number]["name"], PageCost>> = {
  Today: { requests: 30, bytes: 654_503, paint_ms: 1_184, interactive_ms: 1_422 },
  Jobs: { requests: 72, bytes: 1_947_665, paint_ms: 1_168, interactive_ms: 1_919 },
  People: { requests: 91, bytes: 1_940_963, paint_ms: 1_164, interactive_ms: 2_524 },
  Inbox: { requests: 80, bytes: 888_362, paint_ms: 1_196, interactive_ms: 1_294 },
  "My résumés": { requests: 69, bytes: 1_749_434, paint_ms: 972, interactive_ms: 1_357 },
  Matches: { requests: 46, bytes: 729_970, paint_ms: 1_532, interactive_ms: 1_793 },
  "Career plan": { requests: 43, bytes: 690_085, paint_ms: 1_724, interactive_ms: 2_057 },
};
