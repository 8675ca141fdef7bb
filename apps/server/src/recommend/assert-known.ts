/** What a question names is there, and it says something: told at once, and not by a run that fails. */
import type { Principal } from "@bole/base";
import { type RecommendRequest, recommendErrors, saidIn } from "@bole/recommend";
import type { Talent } from "@bole/talent";

export async function assertKnown(
  talent: Pick<Talent, "people" | "resumes" | "jobs">,
  principal: Principal,
  { kind, user_input, student_id, resume_id, job_id }: RecommendRequest,
): Promise<void> {
  const isForJob = kind === "people";
  if (isForJob && job_id !== null) await talent.jobs.get(principal, job_id);
  if (!isForJob && student_id !== null) await talent.people.get(principal, student_id);
  if (!isForJob && resume_id !== null) await talent.resumes.get(principal, resume_id);
  const named = isForJob ? job_id : (student_id ?? resume_id);
  if (named !== null || saidIn(user_input) !== "") return;
  throw recommendErrors.error("recommend-nothing-said", "Nothing is said, and nobody is named.");
}
