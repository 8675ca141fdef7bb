/** A cover letter to a résumé. What a model claims and neither the résumé nor the job says is struck, sentence by sentence. */
import { findUnbacked, forModel } from "@bole/guardrails";
import type { Models, TaskCtx } from "@bole/models";
import type { ResumeData } from "@bole/talent";
import { resumeData } from "../converse/resume-data.ts";
import { coverLetterTask } from "./cover-letter-task.ts";
import { type LetterFacts, solveLetter } from "./solve-letter.ts";

export interface LetterRequest {
  readonly language: "zh" | "en";
  /** The advertisement, or what the job is called. */
  readonly job: string;
  readonly job_title: string;
  /** The employer; empty where nothing names it. */
  readonly organisation: string;
  /** Lines of the résumé that the advertisement asks for, the most wanted first. */
  readonly wanted: readonly string[];
  /** How it should be, in the person's words. */
  readonly wish: string;
}

export interface WrittenLetter {
  readonly text: string;
  /** `provider:name`; null for the embedded solver. */
  readonly model: string | null;
  /** Sentences that were left out, because nothing backs them. */
  readonly struck: readonly string[];
}

export async function writeCoverLetter(
  data: ResumeData,
  request: LetterRequest,
  models: Pick<Models, "run">,
  ctx: TaskCtx,
): Promise<WrittenLetter> {
  const facts = factsOf(data, request);
  const { value, model } = await models.run(coverLetterTask, facts, ctx);
  if (model === null) return { text: value.text, model, struck: [] };
  const checked = backed(value.text, facts);
  const isLeft = checked.text.split("\n").filter(Boolean).length >= LEAST_LINES;
  return isLeft ? { ...checked, model } : { text: solveLetter(facts), model: null, struck: [] };
}

/** A greeting, something said, a name. */
const LEAST_LINES = 3;

function factsOf(data: ResumeData, { job, ...request }: LetterRequest): LetterFacts {
  return {
    ...request,
    wanted: [...request.wanted],
    job: forModel(job),
    name: data.basic.name,
    title: data.basic.title,
    work: data.workExperience.map(({ company, position, description }) => ({
      ...{ company, position },
      lines: description
        .split("\n")
        .map((line) => line.replace(/^[-•*]\s*/u, "").trim())
        .filter((line) => line !== ""),
    })),
    skills: data.skillContent.replace(/\s+/gu, " ").trim(),
    resume: resumeData(data),
  };
}

/** Where a sentence ends, in both languages; "2.2" ends none. */
const END = /(?<=[。！？!?])|(?<=\.)(?=\s)/u;

export function backed(text: string, facts: LetterFacts): Pick<WrittenLetter, "text" | "struck"> {
  const struck: string[] = [];
  const sources = [
    facts.resume,
    facts.job,
    facts.job_title,
    facts.organisation,
    facts.name,
    facts.wish,
  ];
  const lines = text.split("\n").map((line) =>
    line
      .split(END)
      .filter((sentence) => {
        const isBacked = findUnbacked(sentence, sources).length === 0;
        if (!isBacked) struck.push(sentence.trim());
        return isBacked;
      })
      .join("")
      .trim(),
  );
  return {
    text: lines
      .join("\n")
      .replace(/\n{3,}/gu, "\n\n")
      .trim(),
    struck,
  };
}
