/** What the list is limited to, as the address has it. */
import type { MessageState } from "@bole/server/contract";
import type { EmailFilter } from "../../api/emails.ts";

/** In the order in which somebody has to do something about them. */
export const SHOWN_STATES = [
  "uncertain",
  "failed",
  "postponed",
  "queued",
  "sending",
  "sent",
  "received",
  "cancelled",
] as const satisfies readonly MessageState[];

export type ShownState = (typeof SHOWN_STATES)[number];

export function isShownState(value: unknown): value is ShownState {
  return SHOWN_STATES.some((state) => state === value);
}

const IDS = ["person_id", "job_id", "thread_id"] as const;

export function filterOf(search: Readonly<Record<string, unknown>>): EmailFilter {
  const ids = IDS.flatMap((name) => {
    const value = search[name];
    return typeof value === "string" && value !== "" ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(ids),
    ...(isShownState(search.state) && { state: search.state }),
  };
}
