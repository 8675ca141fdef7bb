import { interviewsOf } from "../../interviews/read-interviews.ts";
import { readPerson } from "../../people/read-person.ts";
import { assertVersion } from "../../requests.ts";
import type { KindOfEffect } from "../effect-kind.ts";
import { eraseRows } from "./erase-rows.ts";
import { callOff } from "./invite.ts";

export const erasePerson: KindOfEffect<"erase_person"> = {
  done: "person-erased",

  async subject(db, { person_id, version }) {
    const person = await readPerson(db, person_id);
    assertVersion("person", person, version);
    return { person_id: person.id, job_id: null };
  },

  async perform(doing, { person_id }) {
    const now = doing.parts.now().toISOString();
    for (const interview of await interviewsOf(doing.db, person_id)) {
      const isComing = interview.state === "booked" && interview.ends_at > now;
      if (isComing) await callOff(doing, interview);
    }
    await eraseRows(doing, person_id);
    return {};
  },

  // Why somebody was erased may say about whom.
  facts: () => ({}),
  wish: ({ version: _, ...wish }) => wish,
};
