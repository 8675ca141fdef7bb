/**
 * Whom and which job an effect is about; it refuses what is not there, is not as it was seen, or
 * would change nothing.
 */
import { readApplication } from "../applications/read-applications.ts";
import { assertOtherStage } from "../applications/stage-log.ts";
import type { EffectContent } from "../model/effect.ts";
import type { Db } from "../parts.ts";
import { readPerson } from "../people/read-person.ts";
import { assertVersion } from "../requests.ts";

export interface Subject {
  readonly person_id: string;
  readonly job_id: string | null;
}

export async function subjectOf(db: Db, { kind, payload }: EffectContent): Promise<Subject> {
  if (kind === "erase_person") {
    const person = await readPerson(db, payload.person_id);
    assertVersion("person", person, payload.version);
    return { person_id: person.id, job_id: null };
  }
  const application = await readApplication(db, payload.application_id);
  assertVersion("application", application, payload.version);
  assertOtherStage(application, payload.to);
  return { person_id: application.person_id, job_id: application.job_id };
}
