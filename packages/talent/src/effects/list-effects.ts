import { z } from "zod";
import { type Effect, EffectKind, EffectState } from "../model/effect.ts";
import { PageRequest, pageOf } from "../page.ts";
import type { Db } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { EFFECT_COLUMNS, fromEffectRow } from "./effect-rows.ts";

/** Everything that is left out does not limit. */
export const EffectFilter = PageRequest.extend({
  state: EffectState.optional(),
  kind: EffectKind.optional(),
  person_id: z.string().max(200).optional(),
  /** The run that has asked for them. */
  run_id: z.string().max(200).optional(),
});
export type EffectFilter = z.input<typeof EffectFilter>;

export interface EffectEntry extends Effect {
  readonly person_name: string | null;
  readonly job_title: string | null;
}

export interface EffectPage {
  readonly items: EffectEntry[];
  readonly next: string | null;
}

/** Newest first. */
export async function listEffects(db: Db, filter: EffectFilter): Promise<EffectPage> {
  const { state, kind, person_id, run_id, limit, after } = parseRequest(
    EffectFilter,
    filter,
    "filter",
  );
  let query = db
    .selectFrom("effects")
    .leftJoin("people", "people.id", "effects.person_id")
    .leftJoin("jobs", "jobs.id", "effects.job_id")
    .select([...EFFECT_COLUMNS, "effects.pos"])
    .select(["people.name as person_name", "jobs.title as job_title"])
    .orderBy("effects.pos", "desc");
  if (state !== undefined) query = query.where("effects.state", "=", state);
  if (kind !== undefined) query = query.where("effects.kind", "=", kind);
  if (person_id !== undefined) query = query.where("effects.person_id", "=", person_id);
  if (run_id !== undefined) query = query.where("effects.run_id", "=", run_id);
  if (after !== undefined) query = query.where("effects.pos", "<", Number(after));
  const { items, next } = pageOf(await query.limit(limit + 1).execute(), limit);
  return {
    items: items.map(({ pos: _, person_name, job_title, ...row }) => ({
      ...fromEffectRow(row),
      person_name,
      job_title,
    })),
    next,
  };
}
