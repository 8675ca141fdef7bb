/** Another time for an interview that waits: one that its card offers, or one at which the interviewer is free. */
import { zonedTime } from "@bole/base";
import type { Words } from "@bole/language";
import { sharedZone } from "../../agents/scheduling/zone-of-leaders.ts";
import type { TimeOption } from "../../model/appointment.ts";
import { timeItem } from "../../model/time-item.ts";
import type { Desk } from "../desk.ts";
import type { Pending } from "../pending.ts";
import { freeTimes } from "../work/free-times.ts";
import { listedTime } from "../work/listed-time.ts";
import { meetingMinutes, meetingTimes } from "../work/meeting-times.ts";
import { saidZone } from "../work/said-zone.ts";
import { shiftedTime } from "../work/shifted.ts";
import { reader } from "../workspace.ts";
import { asked, type Changed, type SaidChange } from "./change.ts";
import { pickEntries } from "./pick-entries.ts";
import { slotsOf, type WaitingSlot } from "./waiting-slot.ts";

const MINUTE = 60_000;
const OFFERED = 5;

/** Null where the words say no time and no length. */
export async function changeTime(
  card: Pending,
  said: SaidChange,
  desk: Desk,
): Promise<Changed | null> {
  const [words] = said.when;
  const minutes = meetingMinutes(said.wish);
  if (card.kind !== "slots" || (words === undefined && minutes === null)) return null;
  const slots = await slotsOf(card, desk);
  const isOnly = said.who.length === 0 && said.item.length === 0 && slots.length === 1;
  const picked = isOnly ? slots : pickEntries(said, slots, new Set()).entries;
  const slot = slots.find(({ id }) => id === picked[0]?.id);
  if (slot === undefined || picked.length > 1)
    return asked(
      "who",
      { zh: "改谁的面试？", en: "Whose interview?" },
      slots.map(({ person }) => person),
    );
  if (words === undefined) return ofLength(minutes ?? 0, slot);
  const text = said.when.map((one) => one.text).join(" ");
  const { language, tenant, records } = desk;
  const zone =
    saidZone(text) ??
    (await sharedZone(records.talent, reader(tenant), {
      interviewer_ids: [slot.interviewer_id],
    })) ??
    desk.zone;
  const shown = (one: TimeOption) => timeItem(one, zonedTime(one.starts_at, zone, language));
  const { fitting, others } = await timesFor({ ...words, text }, slot, desk, zone);
  const [option, ...more] = fitting;
  if (said.isFinal && more.length > 0)
    return asked(
      "when",
      { zh: `“${text}”有几个时间，选哪个？`, en: `There are several times “${text}”. Which?` },
      fitting.slice(0, OFFERED).map(shown),
    );
  if (option === undefined)
    return asked(
      "when",
      {
        zh: `“${text}”没有空。${others.length > 0 ? "有空的时间：" : "请换一个时间。"}`,
        en: `“${text}” is not free. ${others.length > 0 ? "Free are:" : "Which other time?"}`,
      },
      others.map(shown),
    );
  const { starts_at, ends_at, interviewer_id } = option;
  const edit = slot.isNew ? { starts_at, ends_at, interviewer_id } : { starts_at, ends_at };
  const { label } = shown(option);
  return {
    value: { items: [{ id: slot.id, keep: true, edit }] },
    said: {
      zh: `${slot.person.label}：改到 ${label}。`,
      en: `${slot.person.label}: ${label} instead.`,
    },
  };
}

/** From when it was to be, as long as that: "one hour, not 45 minutes". */
function ofLength(minutes: number, { id, starts_at, person }: WaitingSlot): Changed {
  const ends_at = new Date(Date.parse(starts_at) + minutes * MINUTE).toISOString();
  return {
    value: { items: [{ id, keep: true, edit: { starts_at, ends_at } }] },
    said: {
      zh: `${person.label}：改为 ${minutes} 分钟。`,
      en: `${person.label}: ${minutes} minutes.`,
    },
  };
}

interface FoundOptions {
  /** The first is taken: it still waits to be confirmed. */
  readonly fitting: readonly TimeOption[];
  readonly others: readonly TimeOption[];
}

async function timesFor(
  { text, items = [] }: Words,
  slot: WaitingSlot,
  desk: Desk,
  zone: string,
): Promise<FoundOptions> {
  const { now, state } = desk;
  // A model's call is complete by itself.
  const message = desk.isModel ? "" : desk.message;
  const { job_id, interviewer_id, options, starts_at } = slot;
  const minutes = (Date.parse(slot.ends_at) - Date.parse(starts_at)) / MINUTE;
  const chosen = listedTime(items[0]?.label ?? text, { state, now, zone });
  const clock = { now, zone };
  const shifted = shiftedTime(text, starts_at, clock) ?? shiftedTime(message, starts_at, clock);
  const exact = chosen?.starts_at ?? (shifted && new Date(shifted).toISOString());
  const window = exact
    ? { from: exact, to: new Date(Date.parse(exact) + minutes * MINUTE).toISOString() }
    : meetingTimes(text, minutes, { now, zone, day: starts_at });
  if (window === undefined) return { fitting: [], others: options };
  const { from, to } = window;
  const isInside = (one: TimeOption) =>
    (from === null || one.starts_at >= from) && (to === null || one.ends_at <= to);
  const offered = options.filter(isInside);
  if (offered.length > 0) return { fitting: offered, others: [] };
  const wanted = { job_id, interviewer_ids: [interviewer_id], minutes, zone, from, to };
  const free = await freeTimes(desk, wanted);
  const others = [...options, ...(free?.next ?? [])].slice(0, OFFERED);
  return { fitting: free?.inside.filter(isInside) ?? [], others };
}
