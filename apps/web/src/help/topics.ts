/** Which help belongs to which page. Pure. */
import type { Side } from "../preferences/side.ts";

/** The most particular address first; a place for anything is `*`. */
const PLACES = [
  ["/jobs/new", "newJob"],
  ["/jobs/*", "job"],
  ["/jobs", "jobs"],
  ["/people/*", "person"],
  ["/people", "people"],
  ["/assistant", "assistant"],
  ["/inbox", "inbox"],
  ["/calendar", "calendar"],
  ["/reports", "reports"],
  ["/resumes/*/interview", "practice"],
  ["/resumes/*", "resume"],
  ["/resumes", "resumes"],
  ["/matches", "matches"],
  ["/career", "career"],
  ["/settings/account", "account"],
  ["/settings/members", "members"],
  ["/settings/keys", "keys"],
  ["/settings/templates", "templates"],
  ["/settings/do-not-contact", "doNotContact"],
  ["/settings/mail", "mail"],
  ["/settings/calendar", "interviewers"],
  ["/settings/models", "models"],
  ["/settings/guardrails", "guardrails"],
  ["/settings/data", "data"],
  ["/settings", "settings"],
  ["/runs/schedules", "schedules"],
  ["/runs", "runs"],
  ["/plan", "planEditor"],
  ["/memory", "memory"],
  ["/audit", "audit"],
  ["/system", "system"],
] as const;

export type Topic = (typeof PLACES)[number][1] | "todayHiring" | "todayCareer";

export const TOPICS: readonly Topic[] = [
  "todayHiring",
  "todayCareer",
  ...PLACES.map(([, topic]) => topic),
];

export function topicOf(pathname: string, side: Side): Topic {
  const found = PLACES.find(([place]) => isAt(pathname, place));
  return found?.[1] ?? (side === "career" ? "todayCareer" : "todayHiring");
}

/** Pages below an address have its help unless they have their own. */
function isAt(pathname: string, place: string): boolean {
  const [parts, wanted] = [pathname, place].map((path) => path.split("/").filter(Boolean));
  return wanted?.every((part, at) => part === "*" || part === parts?.[at])
    ? (parts?.length ?? 0) >= wanted.length
    : false;
}
