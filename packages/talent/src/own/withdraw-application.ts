/**
 * An applicant takes an application back, and may think again. Those who hire see it in the stage
 * "withdrawn"; what they know of the person stays until they delete it.
 */
import type { Principal } from "@bole/base";
import { readApplication } from "../applications/read-applications.ts";
import { appendStage } from "../applications/stage-log.ts";
import { talentErrors } from "../errors.ts";
import type { Application, Stage } from "../model/application.ts";
import type { Db, TalentParts } from "../parts.ts";
import { lockPeople } from "../people/lock-people.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { listOwnApplications } from "./list-own-applications.ts";

const ENDED: readonly Stage[] = ["hired", "rejected", "withdrawn"];

export function withdrawApplication(
  parts: TalentParts,
  principal: Principal,
  id: string,
): Promise<void> {
  return moveOwn(parts, principal, id, async (_, { stage }) => {
    if (!ENDED.includes(stage)) return "withdrawn";
    throw talentErrors.error("application-ended", `The application "${id}" is "${stage}".`);
  });
}

/** Back to where it was, as long as nobody has moved it since. */
export function undoWithdrawal(
  parts: TalentParts,
  principal: Principal,
  id: string,
): Promise<void> {
  return moveOwn(parts, principal, id, async (db) => {
    const last = await db
      .selectFrom("stage_events")
      .select(["from", "to", "actor"])
      .where("application_id", "=", id)
      .orderBy("seq", "desc")
      .executeTakeFirst();
    if (last?.to === "withdrawn" && last.from !== null && last.actor === principal.user)
      return last.from;
    throw talentErrors.error("application-ended", `The application "${id}" was moved meanwhile.`);
  });
}

function moveOwn(
  parts: TalentParts,
  principal: Principal,
  id: string,
  next: (db: Db, application: Application) => Promise<Stage>,
): Promise<void> {
  const { tenant, user } = principal;
  return parts.store.transaction(async (transaction) => {
    await lockPeople(transaction, tenant);
    const db = transaction.forTenant(tenant);
    const mine = await listOwnApplications(db, user, parts.now());
    if (!mine.some(({ application_id }) => application_id === id))
      throw talentErrors.error("application-unknown", `"${id}" is no application of yours.`);
    const before = await readApplication(db, id);
    const to = await next(db, before);
    const change = { application_id: id, to, reason: "", actor: user };
    await appendStage(parts, db, change, before.version);
    const { person_id, job_id } = before;
    const facts = { to, reason: "" };
    await writeAudit(parts, db, principal, { action: "stage-moved", person_id, job_id, facts });
  });
}
