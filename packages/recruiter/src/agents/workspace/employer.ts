/** An organisation as its own jobs in the workspace show it; what they do not say is unknown. */
import type { Principal } from "@bole/base";
import { type Agent, defineAgent } from "@bole/engine";
import { conceptById, type Talent } from "@bole/talent";
import { z } from "zod";
import { pitchOf } from "../../drafting/job-lines.ts";
import { Language } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { allJobs } from "./all-jobs.ts";
import { PayRange, payOf } from "./pay.ts";

const EmployerProfile = z.object({
  organisation: z.string(),
  /** Whether the workspace knows it at all. */
  known: z.boolean(),
  jobs: z.array(z.object({ job_id: z.string(), title: z.string(), status: z.string() })),
  locations: z.array(z.string()),
  /** Most asked for first. */
  skills: z.array(z.object({ id: z.string(), name: z.string(), jobs: z.int() })),
  pay: z.array(PayRange),
  /** In its own words. */
  about: z.array(z.string()),
});
type EmployerProfile = z.infer<typeof EmployerProfile>;

export function employerProfile({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "employer_profile",
    description: "Describes an organisation by its own jobs in the workspace.",
    kind: "retrieval",
    input: z.object({ organisation: z.string().min(1).max(200), language: Language.default("zh") }),
    output: EmployerProfile,
    run: ({ organisation, language }, ctx) =>
      employerOf(talent, readerOf(ctx), organisation, language),
  });
}

export async function employerOf(
  talent: Pick<Talent, "jobs">,
  reader: Principal,
  organisation: string,
  language: Language,
): Promise<EmployerProfile> {
  const sought = organisation.trim().toLowerCase();
  const jobs = (await allJobs(talent, reader)).filter(({ organisation: name }) =>
    name.toLowerCase().includes(sought),
  );
  const counts = new Map<string, number>();
  for (const { tags } of jobs)
    for (const id of tags.skill) counts.set(id, (counts.get(id) ?? 0) + 1);
  const skills = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return {
    organisation: jobs[0]?.organisation ?? organisation.trim(),
    known: jobs.length > 0,
    jobs: jobs.map(({ id, title, status }) => ({ job_id: id, title, status })),
    locations: [...new Set(jobs.map(({ location }) => location))].filter((place) => place !== ""),
    skills: skills.slice(0, 10).map(([id, count]) => ({
      id,
      name: conceptById(id)?.[language] ?? id,
      jobs: count,
    })),
    pay: payOf(jobs),
    about: [...new Set(jobs.map(pitchOf))].filter((line) => line !== ""),
  };
}
