/** An interview whose time waits to be confirmed: a new one, or one that is to be moved. */
import type { Item } from "@bole/language";
import { z } from "zod";
import { Appointment, type TimeOption } from "../../model/appointment.ts";
import type { ApprovalItem } from "../../model/events.ts";
import type { Desk } from "../desk.ts";
import type { Pending } from "../pending.ts";
import { reader } from "../workspace.ts";

const Moved = z.object({ interview_id: z.string(), starts_at: z.string(), ends_at: z.string() });

export interface WaitingSlot {
  /** As decisions name it. */
  readonly id: string;
  readonly person: Item;
  readonly job_id: string;
  readonly interviewer_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  /** What the card offers beside it. */
  readonly options: readonly TimeOption[];
  /** What a decision may say of it beside the times. */
  readonly isNew: boolean;
}

export async function slotsOf(
  { items }: Pick<Pending, "items">,
  desk: Pick<Desk, "records" | "tenant">,
): Promise<WaitingSlot[]> {
  const slots = await Promise.all(items.map((item) => slotOf(item, desk)));
  return slots.flatMap((slot) => slot ?? []);
}

async function slotOf(
  { id, preview }: ApprovalItem,
  { records, tenant }: Pick<Desk, "records" | "tenant">,
): Promise<WaitingSlot | undefined> {
  const proposed = Appointment.safeParse(preview).data;
  if (proposed) {
    const { job_id, interviewer_id, starts_at, ends_at, options, person_id, name } = proposed;
    const person = { kind: "person", id: person_id, label: name };
    return { id, person, job_id, interviewer_id, starts_at, ends_at, options, isNew: true };
  }
  const moved = Moved.safeParse(preview).data;
  if (moved === undefined) return undefined;
  const { starts_at, ends_at } = moved;
  const one = await records.talent.interviews.get(reader(tenant), moved.interview_id);
  const person = { kind: "person", id: one.person_id, label: one.person_name };
  const { job_id, interviewer_id } = one;
  return { id, person, job_id, interviewer_id, starts_at, ends_at, options: [], isNew: false };
}
