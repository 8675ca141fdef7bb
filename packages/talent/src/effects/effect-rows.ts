import { talentErrors } from "../errors.ts";
import { type Effect, EffectContent, EffectResult } from "../model/effect.ts";
import type { Db } from "../parts.ts";
import type { NewRow } from "../sql/tables.ts";
import { hashOf } from "./content-hash.ts";
import { knownContent } from "./kinds/index.ts";

export const EFFECT_COLUMNS = [
  "effects.id",
  "effects.kind",
  "effects.payload",
  "effects.content_hash",
  "effects.state",
  "effects.reason",
  "effects.result",
  "effects.person_id",
  "effects.job_id",
  "effects.actor",
  "effects.run_id",
  "effects.step_id",
  "effects.decided_by",
  "effects.gate_id",
  "effects.created_at",
  "effects.updated_at",
] as const;

type StoredEffect = Omit<NewRow<"effects">, "idempotency_key">;

export function fromEffectRow({ kind, payload, result, ...row }: StoredEffect): Effect {
  return {
    ...row,
    content: EffectContent.parse({ kind, payload: JSON.parse(payload) }),
    result: result === null ? null : EffectResult.parse(JSON.parse(result)),
  };
}

export function toEffectRow(effect: Effect, idempotencyKey: string): NewRow<"effects"> {
  const { content, result, ...rest } = effect;
  const { kind, payload } = content;
  return {
    ...rest,
    kind,
    payload: JSON.stringify(payload),
    result: toJson(result),
    idempotency_key: idempotencyKey,
  };
}

type Outcome = Pick<
  Effect,
  "state" | "reason" | "result" | "decided_by" | "gate_id" | "updated_at"
>;

export async function settleRow(db: Db, asked: Effect, outcome: Outcome): Promise<Effect> {
  await db
    .updateTable("effects")
    .set({ ...outcome, result: toJson(outcome.result) })
    .where("id", "=", asked.id)
    .execute();
  return { ...asked, ...outcome };
}

const toJson = (result: EffectResult | null) => (result === null ? null : JSON.stringify(result));

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

/** What is there for a key, if it is what is asked for now. */
export function sameAs(there: Effect, content: EffectContent): Effect {
  if (wishOf(there.content) === wishOf(content)) return there;
  throw talentErrors.error("effect-key-reused", {
    detail: `The key was used for the effect "${there.id}", which says something else.`,
    data: { current: there },
  });
}

const wishOf = (content: EffectContent) => hashOf(content.kind, knownContent(content).wish);
