/** The résumé or the job behind a request, as far as it may count. */
import type { Degree, Job } from "@bole/talent";
import { withoutOrders } from "@bole/talent/reading";
import { recommendErrors } from "../errors.ts";
import { type RecommendParts, reader } from "../parts.ts";
import type { Language } from "../state/language.ts";
import type { WantedConcept } from "../state/profile.ts";
import type { RecommendRequest } from "../state/request.ts";
import { saidIn } from "./said-in.ts";
import { conceptsOfJob, conceptsOfProfile } from "./wanted-concepts.ts";

export interface Behind {
  readonly title: string;
  readonly text: string;
  readonly person_id: string | null;
  readonly years: number | null;
  readonly degree: Degree | null;
  readonly concepts: readonly WantedConcept[];
  /** The languages that a résumé is written in or names; none of a job. */
  readonly speaks: readonly Language[];
  /** Where somebody lives; empty where that is not known. */
  readonly home: string;
}

export const NOBODY: Behind = {
  title: "",
  text: "",
  person_id: null,
  years: null,
  degree: null,
  concepts: [],
  speaks: [],
  home: "",
};

const LANGUAGES: Readonly<Record<string, Language>> = { english: "en", mandarin: "zh" };

const NOTHING_SAID = [
  "Neither `user_input` nor `student_id` nor `resume_id` says what is wanted.",
  "Neither `user_input` nor `job_id` says who is sought.",
] as const;

type Named = Pick<RecommendRequest, "kind" | "job_id" | "student_id" | "resume_id" | "user_input">;

export async function whoAsks(
  { talent }: Pick<RecommendParts, "talent">,
  tenant: string,
  { kind, job_id, student_id, resume_id, user_input }: Named,
): Promise<Behind> {
  const hasWish = saidIn(user_input) !== "";
  if (kind === "people" && job_id !== null) {
    return ofJob(await talent.jobs.get(reader(tenant), job_id));
  }
  if (kind !== "people" && (resume_id !== null || student_id !== null)) {
    const {
      title,
      text,
      person_id,
      years,
      degree,
      language,
      location: home,
      tags,
    } = resume_id === null
      ? await talent.profiles.ofPerson(reader(tenant), student_id ?? "")
      : await talent.profiles.ofResume(reader(tenant), resume_id);
    const concepts = conceptsOfProfile(text, hasWish);
    const speaks = [language, ...tags.skill.flatMap((id) => LANGUAGES[id] ?? [])];
    return { title, text, person_id, years, degree, concepts, speaks, home };
  }
  if (!hasWish)
    throw recommendErrors.error("recommend-nothing-said", NOTHING_SAID[kind === "people" ? 1 : 0]);
  return NOBODY;
}

function ofJob(job: Job): Behind {
  const { title, description, criteria } = job;
  const asked = [description, ...criteria.map(({ text }) => text)].join("\n");
  const { text } = withoutOrders(asked);
  return { ...NOBODY, title, text, concepts: conceptsOfJob(job) };
}
