/** A résumé beside an advertisement: what proves each requirement, what is missing, and what could be changed. */
import { Criterion, Verdict } from "@bole/talent";
import { z } from "zod";

/** A line of the résumé, and the field that it stands in. */
export const Proof = z.object({ path: z.string(), line: z.string() });
export type Proof = z.infer<typeof Proof>;

export const Requirement = z.object({
  id: z.string(),
  text: z.string(),
  need: z
    .enum([...Criterion.shape.need.options, "duty"])
    .describe("A duty is what the work is, where the advertisement does not ask for it"),
  verdict: Verdict,
  reason: z.string(),
  proofs: z.array(Proof).describe("The lines that say it; none where nothing does"),
  closest: z
    .array(Proof)
    .describe(
      "Lines of similar meaning, where it is not proven; the person decides whether they are",
    ),
});
export type Requirement = z.infer<typeof Requirement>;

export const Proposal = z.object({
  id: z.string(),
  kind: z.enum([
    "set_title",
    "lead_summary",
    "same_word",
    "reorder_lines",
    "reorder_skills",
    "add_skills",
    "from_another_resume",
  ]),
  section: z.string(),
  entry_id: z.string().nullable(),
  entry_label: z.string(),
  field: z.string(),
  before: z
    .string()
    .describe("The field as it is; of `same_word` the line, of `lead_summary` nothing"),
  after: z.string(),
  why: z.string().describe("In the language of the advertisement; may be empty"),
  requirements: z.array(z.string()).describe("Ids of the requirements that it serves"),
});
export type Proposal = z.infer<typeof Proposal>;

const Count = z.object({ met: z.int(), partly: z.int(), open: z.int(), all: z.int() });

export const Tailoring = z.object({
  title: z.string().describe("What the job is called"),
  requirements: z.array(Requirement),
  coverage: z.object({ met: z.int(), partly: z.int(), all: z.int() }),
  needs: z
    .object({ must: Count, nice: Count, duty: Count })
    .describe("The same, for each kind of requirement"),
  elsewhere: z
    .array(
      z.object({
        requirement_id: z.string(),
        resume_id: z.string(),
        resume_title: z.string(),
        line: z.string(),
      }),
    )
    .describe("What another résumé of the same person says, and this one does not"),
  proposals: z.array(Proposal).describe("None adds or loses a number, a date or a name"),
  questions: z
    .array(z.object({ requirement_id: z.string(), text: z.string() }))
    .describe("Few, the most important first; each answer can become a line"),
  gaps: z
    .array(z.object({ requirement_id: z.string(), advice: z.string() }))
    .describe("What is asked for and not proven, and what can honestly be done about it"),
  missing: z.array(z.string()).describe("Ids of requirements that nothing backs: ask the person"),
});
export type Tailoring = z.infer<typeof Tailoring>;
