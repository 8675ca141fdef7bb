import { monitorEventLoopDelay } from "node:perf_hooks";
import { createCalendarReader } from "@bole/talent";
import type { Report } from "../table.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 15);
const QUERY = {
  from: new Date(NOW - 7 * DAY),
  to: new Date(NOW + 190 * DAY),
  zone: "Europe/Berlin",
};

const KINDS: Readonly<Record<string, { readonly events: number; readonly lines: string }>> = {
  "500 events, as people have them": { events: 500, lines: "" },
  "50,000 events, each once": { events: 50_000, lines: "" },
  "50,000 events, weekly without an end": {
    events: 50_000,
    lines: "RRULE:FREQ=WEEKLY;BYDAY=MO,TH\n",
  },
  "5,000 events, on the first Monday of the month": {
    events: 5_000,
    lines: "RRULE:FREQ=MONTHLY;BYDAY=1MO\n",
  },
  "200 events, every second without an end": { events: 200, lines: "RRULE:FREQ=SECONDLY\n" },
  "50,000 broken events": { events: 50_000, lines: "DTEND:tomorrow\n" },
};

/** What reading an interviewer's calendar takes, and how long nothing else could happen meanwhile. */
export async function report(): Promise<Report> {
  const reader = createCalendarReader({ timeoutMs: 120_000 });
  const rows: string[][] = [];
  for (const [name, { events, lines }] of Object.entries(KINDS)) {
    const ics = calendar(events, lines);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const begin = performance.now();
    const { busy, warnings_total } = await reader.busyTimes(ics, QUERY);
    const seconds = (performance.now() - begin) / 1_000;
    delay.disable();
    rows.push([
      name,
      (Buffer.byteLength(ics) / 2 ** 20).toFixed(1),
      seconds.toFixed(2),
      (delay.max / 1e6).toFixed(0),
      String(busy.length),
      String(warnings_total),
    ]);
  }
  await reader.close();
  return {
    title: "What reading a calendar takes",
    about:
      "An iCalendar file in a thread of its own, which is started for it: when its owner is busy within 197 days. The fourth column is the longest time for which the rest of the process stood still.",
    head: ["calendar", "MB", "seconds", "standstill ms", "busy times", "warnings"],
    rows,
  };
}

function calendar(events: number, lines: string): string {
  const one = (i: number) => {
    const at = new Date(NOW - 180 * DAY + ((i * 7919) % 500) * DAY + ((i * 31) % 96) * 900_000);
    const time = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
    return `BEGIN:VEVENT\nUID:${i}@example.com\nSUMMARY:Meeting ${i}\nDTSTART;TZID=Europe/Berlin:${time}\nDURATION:PT30M\n${lines}END:VEVENT\n`;
  };
  const inside = Array.from({ length: events }, (_, i) => one(i)).join("");
  return `BEGIN:VCALENDAR\n${inside}END:VCALENDAR\n`;
}
