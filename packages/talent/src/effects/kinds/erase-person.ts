import { interviewsOf } from "../../interviews/read-interviews.ts";
import { readPerson } from "../../people/read-person.ts";
import { openReceipt } from "../../privacy/erasures.ts";
import { assertNotHeld } from "../../privacy/legal-holds.ts";
import { readRecords } from "../../privacy/records.ts";
import { assertVersion } from "../../requests.ts";
import type { KindOfEffect } from "../effect-kind.ts";
import { eraseRows } from "./erase-rows.ts";
import { callOff } from "./invite.ts";

export const erasePerson: KindOfEffect<"erase_person"> = {
  done: null,

  async subject(db, { person_id, version }) {
    const person = await readPerson(db, person_id);
    assertVersion("person", person, version);
    await assertNotHeld(db, person.id);
    return { person_id: person.id, job_id: null };
  },

  async perform(doing, { person_id }) {
    const now = doing.parts.now().toISOString();
    for (const interview of await interviewsOf(doing.db, person_id)) {
      const isComing = interview.state === "booked" && interview.ends_at > now;
      if (isComing) await callOff(doing, interview);
    }
    const records = await readRecords(doing.db, person_id);
    const erasure_id = doing.parts.newId("erasure");
    const { principal, effect } = doing;
    await openReceipt(doing.db, {
      ...{ id: erasure_id, person_id, effect_id: effect.id, actor: principal.user },
      ...{ at: now, records },
    });
    await eraseRows(doing, person_id, erasure_id);
    return { erasure_id };
  },

  // Why somebody was erased may say about whom.
  facts: () => ({}),
  wish: ({ version: _, ...wish }) => wish,
};
