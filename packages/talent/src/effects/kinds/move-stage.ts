import { readApplication } from "../../applications/read-applications.ts";
import { appendStage, assertOtherStage } from "../../applications/stage-log.ts";
import { assertVersion } from "../../requests.ts";
import type { KindOfEffect } from "../effect-kind.ts";

export const moveStage: KindOfEffect<"move_stage"> = {
  done: "stage-moved",

  async subject(db, { application_id, version, to }) {
    const application = await readApplication(db, application_id);
    assertVersion("application", application, version);
    assertOtherStage(application, to);
    return { person_id: application.person_id, job_id: application.job_id };
  },

  async perform({ parts, db, effect }, { version, ...change }) {
    const { actor, run_id } = effect;
    await appendStage(parts, db, { ...change, actor, run_id }, version);
    return {};
  },

  facts: ({ to, reason }) => ({ to, reason }),
  wish: ({ version: _, ...wish }) => wish,
};
