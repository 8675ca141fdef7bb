/** A time for an interview out of real calendars, different for each candidate; a person confirms it. */
import { type Agent, defineAgent } from "@bole/engine";
import { zoneOfPerson } from "@bole/talent";
import { z } from "zod";
import { recruiterErrors } from "../../errors.ts";
import { Appointment } from "../../model/index.ts";
import { TimeWish } from "../communication/reply.ts";
import { Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { applicationOf, type Meeting } from "./application-of.ts";
import { chooseTime } from "./choose-time.ts";
import { findTimes } from "./find-times.ts";
import { pickTimes } from "./pick-times.ts";
import { SCHEDULE_WORDS } from "./words.ts";
import { zoneOfLeaders } from "./zone-of-leaders.ts";

const DEFAULT_MINUTES = 60;

/** Of a shortlist entry or of a reply that was read: whom it is about. */
const WhoMeets = z.object({
  person_id: z.string(),
  application_id: z.string().nullable(),
  name: z.string(),
});

const ProposeInput = z.object({
  candidate: WhoMeets,
  job_id: z.string(),
  /** Empty: everybody who leads interviews; one of them is proposed. */
  interviewer_ids: z.array(z.string()).default([]),
  minutes: z.int().min(5).max(480).nullable().default(null),
  from: z.string().nullable().default(null),
  to: z.string().nullable().default(null),
  /** Times that they have said suit them, or do not. */
  preferred: z.array(TimeWish).default([]),
  place: z.string().max(500).default(""),
  language: Spoken,
  /** An interview that gets another time: it does not stand in its own way. */
  instead_of: z.string().nullable().default(null),
});

export function schedulingPropose({ talent, holds }: RecruiterParts): Agent {
  return defineAgent({
    name: "scheduling_propose",
    description:
      "Proposes a time for an interview at which the interviewer is free, with others to choose.",
    kind: "evaluation",
    input: ProposeInput,
    output: Appointment,
    run: async ({ candidate, job_id, ...wanted }, ctx) => {
      const reader = readerOf(ctx);
      const meeting: Meeting = await applicationOf(
        talent,
        reader,
        candidate,
        job_id,
        wanted.language,
      );
      const { job, person, application } = meeting;
      const words = SCHEDULE_WORDS[wanted.language ?? job.language];
      const zone = zoneOfPerson(person) ?? (await zoneOfLeaders(talent, reader, wanted));
      const { options, warnings, buffers } = await findTimes(talent, reader, {
        ...wanted,
        job_id: job.id,
        minutes: wanted.minutes ?? DEFAULT_MINUTES,
        now: ctx.clock.now(),
        zone,
        words,
      });
      const { wanted: times, notes } = chooseTime(options, wanted.preferred, words);
      const holder = { applicationId: application.id, runId: ctx.run_id };
      const offered = await holds.choose(ctx.tenant, holder, (held) =>
        pickTimes({ wanted: times, held, buffers }),
      );
      const [first] = offered;
      if (first === undefined) {
        throw recruiterErrors.error("no-free-slot", words.allTaken(wanted.from, wanted.to));
      }
      return {
        application_id: application.id,
        person_id: person.id,
        job_id: job.id,
        name: person.name,
        interviewer_id: first.interviewer_id,
        starts_at: first.starts_at,
        ends_at: first.ends_at,
        time_zone: zone,
        place: wanted.place,
        note: "",
        options: [...offered],
        warnings: [...warnings, ...notes],
      };
    },
  });
}
