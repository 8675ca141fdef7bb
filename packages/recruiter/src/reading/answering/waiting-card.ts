/** Something that waits, as an answer in words sees it: who is on it, in which order, and who was left out. */
import type { Item } from "@bole/language";
import { z } from "zod";
import type { ApprovalItem } from "../../model/events.ts";
import { PlanView } from "../../model/plan-view.ts";
import type { Pending } from "../pending.ts";

const Somebody = z.object({ person_id: z.string(), name: z.string() });

/** An entry of a card. Somebody may be on it twice. */
export interface Entry {
  /** As decisions name it. */
  readonly id: string;
  readonly person: Item;
}

export const entriesOf = (items: readonly ApprovalItem[]): Entry[] =>
  items.flatMap(({ id, preview }): Entry[] => {
    const { success, data } = Somebody.safeParse(preview);
    if (!success) return [];
    return [{ id, person: { kind: "person", id: data.person_id, label: data.name } }];
  });

/** Null where it is no plan. */
export const planOn = ({ kind, items }: Pick<Pending, "kind" | "items">): PlanView | null =>
  kind === "plan" ? (PlanView.safeParse(items[0]?.preview).data ?? null) : null;

/** Whether it is asked about person by person. */
export const isList = ({ kind, items }: Pick<Pending, "kind" | "items">): boolean =>
  kind !== "plan" && entriesOf(items).length > 0;
