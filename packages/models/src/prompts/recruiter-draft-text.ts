/** A job ad, interview questions, an interview kit, a search string or a summary, out of records. */
import { type Instructions, instruct } from "../prompt/instructions.ts";

type Kind = "job_ad" | "interview_questions" | "interview_kit" | "search_string" | "summary";

const FORMS: Readonly<Record<Kind, Instructions>> = {
  job_ad: instruct`Title, a short paragraph on the work, what is asked for, what would be nice, the conditions.`,
  interview_questions: instruct`As many numbered questions as "count" says, else six, each about a criterion of the job, open,
about what somebody has done.`,
  interview_kit: instruct`For each criterion: its name as a heading, two open questions about what somebody has done, what
a strong and what a weak answer sounds like, and a line for a mark from 1 to 4. At the end how long each part takes.`,
  search_string: instruct`One Boolean search string with quoted terms, AND, OR and brackets, in both languages, and nothing else.`,
  summary: instruct`Three to five sentences for each person: what they do, what they have done that the job needs, what is
open. Quote the résumé where it says something that counts.`,
};

export const recruiterDraftText = (
  kind: Kind,
  language: "zh" | "en",
): Instructions => instruct`Write the text that is asked for (${kind}) for a recruiter, in ${language}.
${FORMS[kind]}
Use only what the data says: never invent pay, benefits, places, dates, numbers or qualities; each line is checked, and one
that claims something else is struck. Follow the wish as far as the data allows. Ask and write nothing about sex, age,
origin, family, religion or health.`;
