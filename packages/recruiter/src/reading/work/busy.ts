/** A time that was asked for and at which nobody is free is said, with the next ones; none is taken in its stead. */
import { zonedTime } from "@bole/base";
import { timeItem } from "../../model/time-item.ts";
import type { Desk } from "../desk.ts";
import { asks, type Done } from "../tools/recruiter-tool.ts";
import { freeTimes } from "./free-times.ts";

export interface Meeting {
  readonly job_id: string;
  readonly interviewer_ids: readonly string[];
  readonly minutes: number;
  readonly zone: string;
  /** The interview that gets another time. */
  readonly instead_of?: string;
}

export interface Window {
  readonly from: string | null;
  readonly to: string | null;
}

const OFFERED = 5;

/** Undefined where somebody is free then, or no calendar says it. */
export async function unlessFree(
  window: Window,
  meeting: Meeting,
  desk: Desk,
): Promise<Done | undefined> {
  const free = await freeTimes(desk, { ...meeting, ...window });
  if (free === undefined || free.inside.length > 0) return undefined;
  const { zone } = meeting;
  const offered = free.next
    .slice(0, OFFERED)
    .map((one) => timeItem(one, zonedTime(one.starts_at, zone, desk.language)));
  const isAny = offered.length > 0;
  return asks(
    desk,
    "when",
    {
      zh: `这个时间面试官没有空。${isAny ? "最近有空的时间：" : "换什么时间？"}`,
      en: `The interviewer is not free then. ${isAny ? "The next free times:" : "Which other time?"}`,
    },
    offered,
  );
}
