/** Times at which interviewers can be met, from now on. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { DAY } from "../calendar/lines/values.ts";
import { type Attendance, freeSlots } from "../calendar/slots/free-slots.ts";
import type { Span } from "../calendar/span.ts";
import { formatInZone } from "../calendar/zones/format-in-zone.ts";
import { ianaZone, type Zone } from "../calendar/zones/zone.ts";
import { talentErrors } from "../errors.ts";
import { type Interviewer, TimeZone } from "../model/interview.ts";
import type { Db, TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { busyOf } from "./busy.ts";
import { readInterviewer } from "./interviewer-rows.ts";

/** A window of two months at most. */
const LONGEST = 62 * DAY;

export const SlotFilter = z.object({
  /** Who has to be there, all of them. */
  interviewers: z.array(z.string().min(1).max(200)).min(1).max(10),
  minutes: z.int().min(5).max(480).default(60),
  /** Minutes from the beginning of one to the next. */
  step: z.int().min(5).max(240).default(30),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
  /** In which times are shown as well; of the first interviewer if it is left out. */
  zone: TimeZone.optional(),
  /** An interview that is to be moved: its own time counts as free. */
  except: z.string().min(1).max(200).optional(),
  limit: z.int().min(1).max(500).default(100),
});
export type SlotFilter = z.input<typeof SlotFilter>;

export const Slot = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  local_starts_at: z.string().describe("The same time as clocks in `time_zone` show it"),
  local_ends_at: z.string(),
});
export type Slot = z.infer<typeof Slot>;

export interface SlotPage {
  readonly time_zone: string;
  readonly items: Slot[];
  /** Whether there are more than were asked for. */
  readonly more: boolean;
  /** Whose calendar could not be read again, and since when. */
  readonly stale: { readonly interviewer_id: string; readonly since: string }[];
}

export async function findSlots(
  { store, now }: TalentParts,
  { tenant }: Principal,
  filter: SlotFilter,
): Promise<SlotPage> {
  const asked = parseRequest(SlotFilter, filter, "filter");
  const window = windowOf(asked, now().getTime());
  const db = store.forTenant(tenant);
  const interviewers: Interviewer[] = [];
  for (const id of new Set(asked.interviewers)) interviewers.push(await readInterviewer(db, id));
  const [first, ...others] = await Promise.all(
    interviewers.map((one) => attendanceOf(db, one, window, asked.except)),
  );
  if (first === undefined) throw new TypeError("At least one interviewer is asked for.");
  const { minutes, step } = asked;
  const found = freeSlots({ window, minutes, step, who: [first, ...others] })
    .take(asked.limit + 1)
    .toArray();
  const zone = asked.zone === undefined ? first.zone : zoneOf(asked.zone);
  return {
    time_zone: zone.name,
    items: found.slice(0, asked.limit).map((span) => toSlot(span, zone)),
    more: found.length > asked.limit,
    stale: interviewers.flatMap(({ id, calendar: { stale_since } }) =>
      stale_since === null ? [] : [{ interviewer_id: id, since: stale_since }],
    ),
  };
}

export async function attendanceOf(
  db: Db,
  { id, time_zone, hours }: Interviewer,
  window: Span,
  exceptInterview?: string,
): Promise<Attendance> {
  const busy = await busyOf(db, id, window, exceptInterview);
  return { zone: zoneOf(time_zone), hours, busy };
}

export function toSlot({ start, end }: Span, zone: Zone): Slot {
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    local_starts_at: formatInZone(zone, start),
    local_ends_at: formatInZone(zone, end),
  };
}

export function zoneOf(name: string): Zone {
  const zone = ianaZone(name);
  if (zone !== null) return zone;
  throw talentErrors.error("time-zone-unknown", `No zone is called "${name}".`);
}

function windowOf({ from, to }: z.infer<typeof SlotFilter>, now: number): Span {
  const start = Math.max(from === undefined ? now : Date.parse(from), now);
  const end = to === undefined ? start + 14 * DAY : Date.parse(to);
  const problem =
    end <= start
      ? "must be after now and after `from`"
      : end - start > LONGEST
        ? "must be within 62 days of `from`"
        : null;
  if (problem === null) return { start, end };
  throw talentErrors.error("talent-request-invalid", {
    detail: `The time to look in does not hold: \`to\` ${problem}.`,
    issues: [{ path: "to", message: problem }],
  });
}
