/** When an interviewer is free, for what is about to be proposed. Nothing is held. */
import { isBoleError } from "@bole/base";
import { findTimes } from "../../agents/scheduling/find-times.ts";
import { SCHEDULE_WORDS } from "../../agents/scheduling/words.ts";
import type { TimeOption } from "../../model/appointment.ts";
import type { Desk } from "../desk.ts";
import { reader } from "../workspace.ts";

interface WantedTime {
  readonly job_id: string;
  readonly interviewer_ids: readonly string[];
  readonly minutes: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly zone: string;
  readonly instead_of?: string;
}

export interface FreeTimes {
  /** Those within the time that was asked for, the earliest first. */
  readonly inside: readonly TimeOption[];
  /** The next ones after it. */
  readonly next: readonly TimeOption[];
}

const DAYS = 14 * 86_400_000;

/** Undefined where no calendar says it. */
export async function freeTimes(
  { records, tenant, now, language }: Pick<Desk, "records" | "tenant" | "now" | "language">,
  { from, to, ...wanted }: WantedTime,
): Promise<FreeTimes | undefined> {
  const start = Math.max(now, from === null ? now : Date.parse(from));
  const until = new Date(Math.max(start, to === null ? start : Date.parse(to)) + DAYS);
  try {
    const { options } = await findTimes(records.talent, reader(tenant), {
      ...{ ...wanted, now, from, to: until.toISOString(), words: SCHEDULE_WORDS[language] },
    });
    const isInside = ({ ends_at }: TimeOption) => to === null || ends_at <= to;
    return {
      inside: options.filter(isInside),
      next: options.filter((one) => !isInside(one)),
    };
  } catch (error) {
    if (isBoleError(error)) return undefined;
    throw error;
  }
}
