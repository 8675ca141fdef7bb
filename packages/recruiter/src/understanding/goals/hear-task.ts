/** The question what a message wants, for a language model, with rules and neighbours beside it. */
import { defineTask, instruct } from "@bole/models";
import { z } from "zod";
import { Goal } from "../../model/understood.ts";
import { NAME } from "./cues.ts";
import { hearJob } from "./hear.ts";
import { guessGoals } from "./nearest.ts";

const HeardAnswer = z.object({
  intent: z.enum(["work", "ask", "act"]),
  goals: z.array(Goal).max(11),
});

/** The sentence model knows names, and no masks. */
const withNames = (cues: string) =>
  cues.replaceAll(NAME, /\p{Script=Han}/u.test(cues) ? "李雷" : "Kevin");

/** Below this the rules do not trust themselves. */
const SURE = 0.6;

export const hearTask = defineTask({
  name: "recruiter_understand",
  /** `cues`: as rules read it, names masked. */
  input: z.object({ message: z.string(), cues: z.string(), job_named: z.boolean() }),
  output: HeardAnswer,
  prompt: ({ message }) => ({
    instructions: instruct`A recruiter wrote the message in the data to their recruiting assistant.
Say what it wants. intent "work": something is to be done for several people or in several steps:
finding people for a job, reviewing résumés, writing or sending mails, scheduling, moving or
cancelling interviews, following up, cleaning the pipeline. intent "act": one small change, such as
creating a job, moving one person to a stage, importing files. intent "ask": everything else:
questions about the workspace, look-ups, how-to, small talk, tales of what was done already, and
texts that were only pasted. For "work" list the goals in the order in which they are said; mails
that are to be sent are write_mails and send_mails; people sought for a job come after parse_job;
await_replies only where something happens once people have replied. Never list a goal that the
message says not to do. For "ask" and "act" the list is empty.`,
    data: { message },
  }),
  solve: async ({ cues, job_named }, { embedder, signal, threads }) => {
    const heard = await threads.run(hearJob, [cues, job_named], { signal });
    const { intent, goals, confidence, aboutJob } = heard;
    if (intent !== "ask" || confidence >= SURE) return { intent, goals: [...goals] };
    const guess = await guessGoals(withNames(cues), embedder, signal).catch(() => null);
    if (guess === null || guess.goals.length === 0 || guess.confidence < 0.5)
      return { intent, goals: [] };
    const isLookup = guess.goals.every((goal) => goal === "find_people") && !aboutJob;
    return isLookup ? { intent, goals: [] } : { intent: "work" as const, goals: [...guess.goals] };
  },
  cache: { ttl_ms: 86_400_000 },
  timeout_ms: 15_000,
  max_output_tokens: 300,
});
