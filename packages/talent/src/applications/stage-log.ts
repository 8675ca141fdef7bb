/**
 * The log of stages, which is only ever added to: nothing here changes or removes an event, and
 * nothing else writes one. It is not part of the package's surface: who wants to move somebody passes
 * the gate of effects. A test of the imports sees to that.
 */
import { talentErrors } from "../errors.ts";
import type { Application, Stage, StageEvent } from "../model/application.ts";
import type { Db, TalentParts } from "../parts.ts";
import { assertVersion } from "../requests.ts";
import { readApplication } from "./read-applications.ts";

export interface StageChange {
  readonly application_id: string;
  readonly to: Stage;
  readonly reason: string;
  readonly actor: string;
  readonly run_id?: string | null;
  /** When it happened, ISO 8601. @default now */
  readonly at?: string;
}

type Parts = Pick<TalentParts, "now" | "newId">;

/** The event that an application begins with. */
export function beginStages(parts: Parts, db: Db, change: StageChange): Promise<StageEvent> {
  return writeEvent(parts, db, change, { from: null, seq: 1 });
}

/**
 * The next event; inside of a transaction that holds the people. `seen` is the application's version
 * that was looked at.
 */
export async function appendStage(
  parts: Parts,
  db: Db,
  change: StageChange,
  seen: number,
): Promise<Application> {
  const before = await readApplication(db, change.application_id);
  assertVersion("application", before, seen);
  assertOtherStage(before, change.to);
  const version = before.version + 1;
  const event = await writeEvent(parts, db, change, { from: before.stage, seq: version });
  return { ...before, stage: event.to, version, updated_at: event.created_at };
}

export function assertOtherStage({ id, stage }: Application, to: Stage): void {
  if (stage !== to) return;
  throw talentErrors.error("talent-request-invalid", {
    detail: `The application "${id}" is in the stage "${to}" already.`,
    issues: [{ path: "to", message: "is the present stage" }],
  });
}

async function writeEvent(
  { now, newId }: Parts,
  db: Db,
  { application_id, to, reason, actor, run_id = null, at }: StageChange,
  { from, seq }: { readonly from: Stage | null; readonly seq: number },
): Promise<StageEvent> {
  const event: StageEvent = {
    id: newId("stage"),
    application_id,
    from,
    to,
    reason,
    actor,
    run_id,
    created_at: at ?? now().toISOString(),
  };
  await db
    .insertInto("stage_events")
    .values({ ...event, seq })
    .execute();
  return event;
}
