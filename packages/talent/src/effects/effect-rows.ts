import { talentErrors } from "../errors.ts";
import { type Effect, EffectContent } from "../model/effect.ts";
import type { Db } from "../parts.ts";
import type { NewRow } from "../sql/tables.ts";

export const EFFECT_COLUMNS = [
  "effects.id",
  "effects.kind",
  "effects.payload",
  "effects.content_hash",
  "effects.state",
  "effects.reason",
  "effects.person_id",
  "effects.job_id",
  "effects.actor",
  "effects.run_id",
  "effects.step_id",
  "effects.decided_by",
  "effects.created_at",
  "effects.updated_at",
] as const;

type StoredEffect = Omit<NewRow<"effects">, "idempotency_key">;

export function fromEffectRow({ kind, payload, ...row }: StoredEffect): Effect {
  return { ...row, content: EffectContent.parse({ kind, payload: JSON.parse(payload) }) };
}

export function toEffectRow(effect: Effect, idempotencyKey: string): NewRow<"effects"> {
  const { content, ...rest } = effect;
  const { kind, payload } = content;
  return { ...rest, kind, payload: JSON.stringify(payload), idempotency_key: idempotencyKey };
}

export async function readEffect(db: Db, id: string): Promise<Effect> {
  const row = await db
    .selectFrom("effects")
    .select(EFFECT_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row !== undefined) return fromEffectRow(row);
  throw talentErrors.error("effect-unknown", `There is no effect "${id}".`);
}

export async function findByKey(db: Db, key: string): Promise<Effect | undefined> {
  const row = await db
    .selectFrom("effects")
    .select(EFFECT_COLUMNS)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  return row && fromEffectRow(row);
}
