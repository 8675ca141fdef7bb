/** A free time as something that words can point at: "the second one", "the 3 pm slot". */
import type { Item } from "@bole/language";
import { z } from "zod";
import type { TimeOption } from "./appointment.ts";

const Id = z.tuple([z.iso.datetime(), z.iso.datetime(), z.string().min(1)]);

export interface ShownTime {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly interviewer_id: string;
}

export const timeItem = (
  { starts_at, ends_at, interviewer_id, interviewer_name }: Omit<TimeOption, "local_starts_at">,
  when: string,
): Item => ({
  kind: "time",
  id: [starts_at, ends_at, interviewer_id].join(" "),
  label: `${when} · ${interviewer_name}`,
});

/** Undefined where it is no such item. */
export function timeOf({ kind, id }: Item): ShownTime | undefined {
  const { success, data } = Id.safeParse(id.split(" "));
  if (kind !== "time" || !success) return undefined;
  const [starts_at, ends_at, interviewer_id] = data;
  return { starts_at, ends_at, interviewer_id };
}
