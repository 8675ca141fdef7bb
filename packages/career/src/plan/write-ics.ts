/** A plan as a calendar: an all-day entry for each action and each milestone (RFC 5545). */
import { escapeText, writeLines } from "@bole/talent";
import type { CurrentPlan } from "../sessions/session-view.ts";
import { addDays, type Day } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";

export interface CalendarInput {
  readonly session_id: string;
  readonly plan: CurrentPlan;
  readonly language: Language;
  /** When this is written. */
  readonly now: Date;
}

export function writePlanIcs({ session_id, plan, language, now }: CalendarInput): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
  const event = (uid: string, day: Day, summary: string, description: string) => [
    "BEGIN:VEVENT",
    `UID:${uid}-${session_id}@bole`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
  return writeLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bole//Career//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(say(language, "职业计划", "Career plan"))}`,
    ...plan.action_items.flatMap(({ item_id, date, title, description, hours, done }) =>
      event(item_id, date, `${done ? "✓ " : ""}${title} (${hours} h)`, description),
    ),
    ...plan.milestones.flatMap(({ milestone_id, date, title, criteria }) =>
      event(milestone_id, date, `◆ ${title}`, criteria.join("\n")),
    ),
    "END:VCALENDAR",
  ]);
}

const compact = (day: Day): string => day.replaceAll("-", "");
