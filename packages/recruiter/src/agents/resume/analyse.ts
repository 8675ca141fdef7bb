/** What a résumé says, in short: skills, experience, facts with the words they stand in, and what is odd in it. */
import { type Agent, defineAgent } from "@bole/engine";
import { conceptById, resumeText } from "@bole/talent";
import { z } from "zod";
import { factsOf } from "../../drafting/facts.ts";
import { Language, Spoken } from "../shared/language.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";

const ResumeBrief = z.object({
  person_id: z.string(),
  job_id: z.string().nullable(),
  name: z.string(),
  /** Null where there is none: then nothing below is known. */
  resume_id: z.string().nullable(),
  language: Language.nullable(),
  headline: z.string(),
  years: z.number().nullable(),
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
  experience: z.array(
    z.object({ company: z.string(), position: z.string(), from: z.string(), to: z.string() }),
  ),
  facts: z.array(z.object({ claim: z.string(), quote: z.string() })),
  /** Such as text that nobody can see, or that tries to give orders. */
  findings: z.array(z.object({ kind: z.string(), text: z.string() })),
});
type ResumeBrief = z.infer<typeof ResumeBrief>;

const MOST = { skills: 20, facts: 8 };

export function resumeAnalyse({ talent }: RecruiterParts): Agent {
  return defineAgent({
    name: "resume_analyse",
    description:
      "Analyses somebody's newest résumé: skills, experience, facts with quotes, findings.",
    kind: "evaluation",
    input: z.object({
      person_id: z.string(),
      job_id: z.string().nullable().default(null),
      language: Spoken,
    }),
    output: ResumeBrief,
    run: async ({ person_id, job_id, language }, ctx) => {
      const reader = readerOf(ctx);
      const person = await talent.people.get(reader, person_id);
      const job = job_id === null ? null : await talent.jobs.get(reader, job_id);
      const [newest] = await talent.resumes.of(reader, person.id);
      const head = { person_id: person.id, job_id, name: person.name };
      if (newest === undefined) {
        return { ...head, ...NOTHING, headline: person.headline ?? "" };
      }
      const { resume, document, findings } = await talent.resumes.get(reader, newest.id);
      const spoken = language ?? resume.language;
      const text = resumeText(resume, document?.text ?? null);
      return {
        ...head,
        resume_id: resume.id,
        language: resume.language,
        headline: person.headline ?? resume.data.basic.title,
        years: resume.years,
        skills: resume.tags.skill
          .slice(0, MOST.skills)
          .map((id) => ({ id, name: conceptById(id)?.[spoken] ?? id })),
        experience: resume.data.workExperience.map(({ company, position, startDate, endDate }) => ({
          company,
          position,
          from: startDate,
          to: endDate,
        })),
        facts: factsOf(resume.data, text, job)
          .slice(0, MOST.facts)
          .map(({ claim, quote }) => ({ claim, quote })),
        findings: findings.map(({ kind, text: words }) => ({ kind, text: words })),
      };
    },
  });
}

const NOTHING = {
  resume_id: null,
  language: null,
  years: null,
  skills: [],
  experience: [],
  facts: [],
  findings: [],
} as const satisfies Partial<ResumeBrief>;
