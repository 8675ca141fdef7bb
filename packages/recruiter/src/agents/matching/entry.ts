/** Somebody on a shortlist: who they are, how they fit, and in which words that stands. */
import type { Principal } from "@bole/base";
import type { Application, Job, Talent } from "@bole/talent";
import type { ShortlistEntry } from "../../model/index.ts";
import type { Language } from "../shared/language.ts";
import { languageOfPerson } from "../shared/language-of-person.ts";
import { judge } from "./judge.ts";
import { reasonOf } from "./reason.ts";
import { scoreOf } from "./score.ts";

interface EntryRequest {
  readonly reader: Principal;
  readonly person_id: string;
  readonly job: Job | null;
  readonly application: Application | undefined;
  /** Of the recommendation. */
  readonly recommended: number | null;
  readonly language: Language;
}

/** The newest may be a machine's, and in its language. */
const MAILS_READ = 5;

export async function entryOf(
  talent: Talent,
  { reader, person_id, job, application, recommended, language }: EntryRequest,
): Promise<ShortlistEntry> {
  const person = await talent.people.get(reader, person_id);
  const [profile] = await talent.profiles.many(reader, [person.id]);
  const { items } = await talent.mails.list(reader, {
    person_id: person.id,
    direction: "in",
    limit: MAILS_READ,
  });
  const written = items.find(({ kind }) => kind === null || kind === "reply");
  const judgement =
    job === null
      ? { verdicts: [], judged: [], isTampered: false }
      : await judge(talent, reader, person.id, job);
  const musts = new Set(job?.criteria.flatMap(({ id, need }) => (need === "must" ? [id] : [])));
  return {
    person_id: person.id,
    application_id: application?.id ?? null,
    job_id: job?.id ?? null,
    name: person.name,
    email: person.email,
    language: languageOfPerson({
      name: person.name,
      resume: profile?.resume_id === null ? null : (profile?.language ?? null),
      mail: written?.language ?? null,
    }),
    headline: person.headline ?? profile?.title ?? "",
    score: scoreOf(judgement.judged, recommended),
    reason: reasonOf(judgement.verdicts, musts, {
      language,
      years: profile?.years ?? null,
      isTampered: judgement.isTampered,
    }),
    verdicts: judgement.verdicts,
    stage: application?.stage ?? null,
  };
}
