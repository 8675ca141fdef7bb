/** What a message was understood as: which way it goes, and what each of the ways needs to know. */
import { Stage } from "@bole/talent";
import { z } from "zod";
import { Decision } from "../model/decision.ts";
import { EmbeddedBecause } from "../model/embedded-because.ts";
import { Specialist, WorkflowType } from "../model/names.ts";
import { Understood } from "../model/understood.ts";
import { OpenQuestion } from "./memory.ts";

/** What a question or a simple wish is about. */
export const Topic = z.enum([
  "count_people",
  "count_jobs",
  "who",
  "where_is",
  "about_person",
  "about_job",
  "sent",
  "interviews",
  "compare",
  "jobs",
  "pipeline",
  "waiting",
  "mail_limit",
  "workflows",
  "help",
  "how_to",
  "longest",
  "offers",
  "agenda",
  "news",
  "greeting",
  "thanks",
  "create_job",
  "yes_to_proposal",
  "no_to_proposal",
  "publish_job",
  "move_stage",
  "add_candidate",
  "import",
  "nothing_pending",
  "open",
]);
export type Topic = z.infer<typeof Topic>;

/** With everything that limits it. What is null or empty was not said. */
export const Asked = z.object({
  topic: Topic,
  language: z.enum(["zh", "en"]),
  job_id: z.string().nullable(),
  person_ids: z.array(z.string()),
  stages: z.array(Stage),
  /** To which somebody is moved. */
  to_stage: Stage.nullable(),
  /** Ids of concepts. */
  skills: z.array(z.string()),
  location: z.string().nullable(),
  min_years: z.number().nullable(),
  max_years: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  limit: z.int().min(1).max(200).nullable(),
  interviewer_ids: z.array(z.string()),
  /** Why somebody is moved; how a job is called. */
  text: z.string(),
});
export type Asked = z.infer<typeof Asked>;

export const Answered = z.object({ workflow_id: z.string(), decisions: z.array(Decision).min(1) });
export type Answered = z.infer<typeof Answered>;

export const Intended = z.object({
  route: z.enum(["planner", "direct"]),
  workflow_type: WorkflowType,
  agents_required: z.array(Specialist),
});
export type Intended = z.infer<typeof Intended>;

export const Reading = Understood.extend({
  language: z.enum(["zh", "en"]),
  /** The message itself, or the older one that it continues. */
  goal: z.string(),
  /** For `resume`. */
  answered: Answered.nullable(),
  /** For `chat`: what is asked for, or what has to be asked first. */
  asked: Asked.nullable(),
  question: OpenQuestion.nullable(),
  /** The workflow that begins once the question is answered. */
  intended: Intended.nullable(),
  /** What has to be said before anything else: "this job has no criteria". */
  notes: z.array(z.string()),
  /** Why no model has read the message. */
  embedded_because: EmbeddedBecause,
});
export type Reading = z.infer<typeof Reading>;
