/** Limits by how far people have come, in any job. */
import { ONLY_KEPT } from "../messages/only-kept.ts";
import { Stage } from "../model/application.ts";
import type { PeopleQuery } from "./all-people.ts";

/** Who is past one of these has been through those before it. */
const FORWARD: readonly Stage[] = [
  ...(["sourced", "contacted", "replied", "screening", "interview", "offer", "hired"] as const),
];
const RUNNING: readonly Stage[] = ["contacted", "replied", "screening", "interview", "offer"];

export function notReached(query: PeopleQuery, stage: Stage): PeopleQuery {
  const at = FORWARD.indexOf(stage);
  const reached = at < 0 ? [stage] : FORWARD.slice(at);
  const others = query.where("people.id", "not in", (eb) =>
    eb
      .selectFrom("applications")
      .innerJoin("stage_events", "stage_events.application_id", "applications.id")
      .select("applications.person_id")
      .where("stage_events.to", "in", reached),
  );
  if (stage !== "contacted") return others;
  return others.where("people.id", "not in", (eb) =>
    eb
      .selectFrom("messages")
      .select((row) => row.ref("messages.person_id").$notNull().as("person_id"))
      .where("messages.person_id", "is not", null)
      .where("messages.state", "in", ["sent", "received"])
      .where("messages.state_reason", "<>", ONLY_KEPT),
  );
}

export function freePeople(query: PeopleQuery): PeopleQuery {
  return query.where("people.id", "not in", (eb) =>
    eb
      .selectFrom("pipeline")
      .select("pipeline.person_id")
      .where("pipeline.stage", "in", [...RUNNING, Stage.enum.hired]),
  );
}
