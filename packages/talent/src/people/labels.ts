/** Words by which recruiters group people. Many people are labelled in one go, and taken back in one. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { Db, TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { lockPeople } from "./lock-people.ts";

const Label = z.string().trim().min(1).max(40);

export const LabelChange = z.strictObject({
  person_ids: z.array(z.string().min(1).max(100)).min(1).max(1_000),
  add: z.array(Label).max(20).default([]),
  remove: z.array(Label).max(20).default([]),
});
export type LabelChange = z.input<typeof LabelChange>;

/** What changed for each label: what takes it back is the same with `add` and `remove` exchanged. */
export const LabelsChanged = z.object({
  added: z.array(z.object({ label: z.string(), person_ids: z.array(z.string()) })),
  removed: z.array(z.object({ label: z.string(), person_ids: z.array(z.string()) })),
});
export type LabelsChanged = z.infer<typeof LabelsChanged>;

export async function changeLabels(
  parts: TalentParts,
  principal: Principal,
  given: LabelChange,
): Promise<LabelsChanged> {
  const { person_ids, add, remove } = parseRequest(LabelChange, given, "change");
  return parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, principal.tenant);
    const db = transaction.forTenant(principal.tenant);
    const ids = [...new Set(person_ids)];
    await assertCandidates(db, ids);
    const added: LabelsChanged["added"] = [];
    const removed: LabelsChanged["removed"] = [];
    for (const label of new Set(add)) {
      const have = await havingLabel(db, label, ids);
      const lack = ids.filter((id) => !have.has(id));
      if (lack.length === 0) continue;
      const rows = lack.map((person_id) => ({ person_id, label }));
      await db.insertInto("person_labels").values(rows).execute();
      added.push({ label, person_ids: lack });
    }
    for (const label of new Set(remove)) {
      const have = [...(await havingLabel(db, label, ids))];
      if (have.length === 0) continue;
      await db
        .deleteFrom("person_labels")
        .where("label", "=", label)
        .where("person_id", "in", have)
        .execute();
      removed.push({ label, person_ids: have });
    }
    const changed = new Set([...added, ...removed].flatMap((one) => one.person_ids));
    for (const person_id of changed)
      await writeAudit(parts, db, principal, {
        ...{ action: "person-changed", person_id, facts: { fields: "labels" } },
      });
    return { added, removed };
  });
}

/** All that are in use, with how many people have each. */
export async function listLabels(db: Db): Promise<{ label: string; people: number }[]> {
  const rows = await db
    .selectFrom("person_labels")
    .select(({ fn }) => ["label", fn.countAll<number>().as("people")])
    .groupBy("label")
    .orderBy("label")
    .execute();
  return rows.map(({ label, people }) => ({ label, people: Number(people) }));
}

export async function labelsOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("person_labels")
    .select(["person_id", "label"])
    .where("person_id", "in", ids)
    .orderBy("label")
    .execute();
  const people = Map.groupBy(rows, ({ person_id }) => person_id);
  return new Map([...people].map(([id, some]) => [id, some.map(({ label }) => label)]));
}

/** Two became one: it has the labels of both. */
export async function joinLabels(db: Db, id: string, otherId: string): Promise<void> {
  const labels = await labelsOf(db, [id, otherId]);
  const own = new Set(labels.get(id));
  await db.deleteFrom("person_labels").where("person_id", "=", otherId).execute();
  for (const label of labels.get(otherId) ?? [])
    if (!own.has(label))
      await db.insertInto("person_labels").values({ person_id: id, label }).execute();
}

async function havingLabel(db: Db, label: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("person_labels")
    .select("person_id")
    .where("label", "=", label)
    .where("person_id", "in", ids)
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
}

async function assertCandidates(db: Db, ids: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where("id", "in", ids)
    .where("owner", "is", null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown === undefined) return;
  throw talentErrors.error("person-unknown", `There is no candidate "${unknown}".`);
}
