/** Of the people who were written to about a job: how many answered, and how soon. */
import { z } from "zod";
import { median } from "./median.ts";

const HOUR_MS = 3_600_000;

export const RepliesReport = z.object({
  written: z.int().describe("People who were sent a mail, once for each job"),
  replied: z.int().describe("Of these, those who answered afterwards"),
  reply_hours: z.number().nullable().describe("Median time until the first answer, in hours"),
});
export type RepliesReport = z.infer<typeof RepliesReport>;

interface Mail {
  readonly job_id: string | null;
  readonly person_id: string | null;
  readonly direction: "in" | "out";
  readonly created_at: string;
}

/** `mails` are in the order in which they were written. */
export function repliesOf(mails: readonly Mail[]): RepliesReport {
  const people = Map.groupBy(mails, ({ job_id, person_id }) => `${job_id} ${person_id}`);
  const waits = [...people.values()].flatMap((some) => {
    const first = some.findIndex(({ direction }) => direction === "out");
    const out = some[first];
    if (out === undefined) return [];
    const answer = some.slice(first).find(({ direction }) => direction === "in");
    return [answer === undefined ? null : hoursBetween(out.created_at, answer.created_at)];
  });
  const hours = waits.filter((wait) => wait !== null);
  return { written: waits.length, replied: hours.length, reply_hours: median(hours) };
}

const hoursBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / HOUR_MS;
