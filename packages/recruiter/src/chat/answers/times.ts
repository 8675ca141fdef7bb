/** When interviewers are free. Nothing is held or booked. */
import { isBoleError, localMinutesOf, zonedTime } from "@bole/base";
import { findTimes } from "../../agents/scheduling/find-times.ts";
import { pickTimes } from "../../agents/scheduling/pick-times.ts";
import { SCHEDULE_WORDS } from "../../agents/scheduling/words.ts";
import { zoneOfLeaders } from "../../agents/scheduling/zone-of-leaders.ts";
import type { TimeOption } from "../../model/appointment.ts";
import { timeItem } from "../../model/time-item.ts";
import { toldError } from "../../model/told-error.ts";
import { type Answering, type Asking, pick, reader, reply } from "./asking.ts";

const MINUTES = 60;
/** Nobody is invited by looking: only what has begun is left out. */
const NOTICE_MS = 15 * 60_000;
/** Of one sitting, without the days between. */
const MOST_WINDOW_DAYS = 60;
const DAY = 86_400_000;

export const times: Answering = async (asking) => {
  const { asked } = asking;
  try {
    return await found(asking);
  } catch (error) {
    if (!isBoleError(error)) throw error;
    return reply(toldError(error.code, asked.language), { job_id: asked.job_id });
  }
};

async function found(asking: Asking) {
  const { parts, asked, own, now } = asking;
  const { language, job_id, interviewer_ids, from } = asked;
  const zone = own ?? (await zoneOfLeaders(parts.talent, reader(asking), { interviewer_ids }));
  const minutes = asked.minutes ?? MINUTES;
  const latest = Date.parse(from ?? new Date(now).toISOString()) + MOST_WINDOW_DAYS * DAY;
  const to =
    asked.to === null ? null : new Date(Math.min(Date.parse(asked.to), latest)).toISOString();
  const words = SCHEDULE_WORDS[language];
  const { options, warnings, buffers } = await findTimes(parts.talent, reader(asking), {
    ...{ job_id, interviewer_ids, minutes, from, to, now, zone, words },
    notice_ms: NOTICE_MS,
  });
  // A window that has passed or is full today leads to later times, which were not asked for.
  const inside = options.filter(
    ({ starts_at }) => (to === null || starts_at < to) && isWithin(starts_at, zone, asked.hours),
  );
  const days = new Set(inside.map(({ local_starts_at }) => local_starts_at.slice(0, 10)));
  const picked =
    days.size === 1 ? inARow(inside) : pickTimes({ wanted: [inside], held: [], buffers });
  if (picked.length === 0)
    return reply([words.allTaken(from, to), ...warnings].join("\n"), { job_id });
  const lines = picked.map(
    ({ starts_at, interviewer_name }, at) =>
      `${at + 1}. ${zonedTime(starts_at, zone, language)} · ${interviewer_name}`,
  );
  const head = pick(
    asking,
    `面试官空闲的 ${minutes} 分钟时段：`,
    `When interviewers are free for ${minutes} minutes:`,
  );
  const note = pick(
    asking,
    "我看不到候选人自己的日程。还没有预约，告诉我约谁、什么时间就行。",
    "I can’t see the candidate’s calendar. Nothing is booked yet; tell me who and when.",
  );
  const list = picked.map((option) =>
    timeItem(option, zonedTime(option.starts_at, zone, language)),
  );
  return reply([head, ...lines, ...warnings, note].join("\n"), { job_id, list });
}

function isWithin(starts_at: string, zone: string, hours: Asking["asked"]["hours"]): boolean {
  const at = localMinutesOf(Date.parse(starts_at), zone);
  return hours === null || (at >= hours.from && at < hours.to);
}

const MOST_OF_A_DAY = 8;

/** Of a single day that was asked about: one after the other. */
function inARow(times: readonly TimeOption[]): TimeOption[] {
  const picked: TimeOption[] = [];
  for (const time of times) {
    const last = picked.at(-1);
    if (last === undefined || time.starts_at >= last.ends_at) picked.push(time);
  }
  return picked.slice(0, MOST_OF_A_DAY);
}
