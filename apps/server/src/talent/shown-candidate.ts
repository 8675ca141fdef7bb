/**
 * A person as somebody sees them who does not see everybody: what concerns other jobs and interviews
 * than theirs, mails, and people who may be the same stay away.
 */
import type { Talent, Viewer } from "@bole/talent";
import type { Candidate } from "../http/contract/candidates.ts";

export async function shownCandidate(
  candidate: Candidate,
  viewer: Viewer | undefined,
  visibility: Pick<Talent["visibility"], "interviewersOf">,
): Promise<Candidate> {
  if (viewer === undefined || viewer.sees.people === "all") return candidate;
  const own = await visibility.interviewersOf(viewer);
  const interviews = candidate.interviews.filter(
    ({ job_id, interviewer_id }) => viewer.team.includes(job_id) || own.includes(interviewer_id),
  );
  const jobs = new Set([...viewer.team, ...interviews.map(({ job_id }) => job_id)]);
  const applications = candidate.applications.filter(({ application }) =>
    jobs.has(application.job_id),
  );
  const titles = new Set(applications.map(({ job_title }) => job_title));
  // What happened with a job says which; the rest happened with the person.
  const activity = candidate.activity.filter(
    ({ kind, facts }) =>
      kind !== "mail" && (facts.job_title === undefined || titles.has(facts.job_title ?? "")),
  );
  return { ...candidate, interviews, applications, activity, messages: [], duplicates: [] };
}
