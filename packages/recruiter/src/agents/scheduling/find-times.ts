/** When interviewers are free, by their real calendars; each time with the one who is. */
import { isBoleError, type Principal } from "@bole/base";
import type { Interviewer, Talent } from "@bole/talent";
import { recruiterErrors } from "../../errors.ts";
import type { TimeOption } from "../../model/index.ts";
import type { ScheduleWords } from "./words.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Nobody is invited for the same day: people have to see the mail. */
const NOTICE_MS = 20 * HOUR;
const WINDOW_DAYS = 14;
const STEP_MINUTES = 30;

interface TimesRequest {
  /** Who has talked to others about it is asked before those who have not. */
  readonly job_id: string | null;
  readonly interviewer_ids: readonly string[];
  readonly minutes: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly now: number;
  /** In which local times are told. */
  readonly zone: string;
  readonly words: ScheduleWords;
  /** How soon the first may be. @default so late that people see the mail */
  readonly notice_ms?: number;
  /** An interview that gets another time: it does not stand in its own way. */
  readonly instead_of?: string | null;
}

interface FoundTimes {
  /** The earliest first. */
  readonly options: TimeOption[];
  readonly warnings: string[];
  /** Minutes that each interviewer keeps free between two appointments. */
  readonly buffers: ReadonlyMap<string, number>;
}

export async function findTimes(
  talent: Pick<Talent, "interviewers" | "interviews">,
  reader: Principal,
  request: TimesRequest,
): Promise<FoundTimes> {
  const { words } = request;
  const interviewers = await whoLeads(talent, reader, request);
  const options: TimeOption[] = [];
  const warnings: string[] = [];
  for (const interviewer of interviewers) {
    try {
      const { items, stale } = await talent.interviews.slots(
        reader,
        slotFilter(request, interviewer),
      );
      for (const { since } of stale) warnings.push(words.stale(interviewer.name, since));
      options.push(
        ...items.map(({ starts_at, ends_at, local_starts_at }) => ({
          interviewer_id: interviewer.id,
          interviewer_name: interviewer.name,
          starts_at,
          ends_at,
          local_starts_at,
        })),
      );
    } catch (error) {
      // What is not known of one calendar is no reason to offer nothing out of the others.
      if (!isBoleError(error) || error.code !== "calendar-unread") throw error;
      warnings.push(words.unread(interviewer.name));
    }
  }
  return {
    options: options.toSorted((a, b) =>
      a.starts_at < b.starts_at ? -1 : a.starts_at > b.starts_at ? 1 : 0,
    ),
    warnings,
    buffers: new Map(interviewers.map(({ id, hours }) => [id, hours.buffer_minutes])),
  };
}

async function whoLeads(
  talent: Pick<Talent, "interviewers" | "interviews">,
  reader: Principal,
  { interviewer_ids, job_id, words }: TimesRequest,
): Promise<Interviewer[]> {
  if (interviewer_ids.length > 0) {
    return Promise.all(interviewer_ids.map((id) => talent.interviewers.get(reader, id)));
  }
  const all = await talent.interviewers.list(reader);
  const led =
    job_id === null ? [] : (await talent.interviews.list(reader, { job_id, limit: 100 })).items;
  const known = all.filter(({ id }) => led.some((one) => one.interviewer_id === id));
  if (known.length > 0) return known;
  if (all.length === 0) throw recruiterErrors.error("no-interviewers", words.nobodyLeads);
  return all;
}

function slotFilter(
  { minutes, from, to, now, zone, notice_ms = NOTICE_MS, instead_of = null }: TimesRequest,
  { id }: Interviewer,
): Parameters<Talent["interviews"]["slots"]>[1] {
  const start = Math.max(from === null ? 0 : Date.parse(from), now + notice_ms);
  const end = to === null ? start + WINDOW_DAYS * DAY : Math.max(Date.parse(to), start + HOUR);
  return {
    interviewers: [id],
    minutes,
    step: STEP_MINUTES,
    from: new Date(start).toISOString(),
    to: new Date(Math.min(end, start + 60 * DAY)).toISOString(),
    zone,
    limit: 200,
    ...(instead_of === null ? {} : { instead_of }),
  };
}
