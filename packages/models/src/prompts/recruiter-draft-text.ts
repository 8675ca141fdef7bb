/** A job ad, interview questions, a search string or a summary, out of records. */
import { type Instructions, instruct } from "../prompt/instructions.ts";

export const recruiterDraftText = (
  kind: "job_ad" | "interview_questions" | "search_string" | "summary",
  language: "zh" | "en",
): Instructions => instruct`Write the text that is asked for (${kind}) for a recruiter, in ${language}. Use only what the data
says: never invent pay, benefits, places, dates, numbers or qualities. Follow the wish as far as the data allows. Ask
and write nothing about sex, age, origin, family, religion or health.`;
