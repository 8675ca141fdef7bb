/** A letter with which somebody applies for a job. */
import { type Instructions, instruct } from "../prompt/instructions.ts";

export const coverLetter = (language: "zh" | "en"): Instructions => instruct`
Write the letter with which the person of the data "resume" applies for the job in the data "job", in ${language}. The job
may be only a name, or nothing: then write for the kind of work that the résumé shows.
- Three or four short paragraphs, at most 300 words: why this job; two or three things that they have done and that the
  job needs, as the résumé tells them (the data "wanted" has the lines that prove most of it, if any); name the
  employer if the job does; what they would like to do next; a plain close.
- Use only what the résumé and the job say. No number, name, date, employer, tool, degree or result that is not there; no
  praise of the employer that nothing backs. Each sentence is checked, and one that claims something else is struck.
- First person, plain and concrete, no clichés. Follow the data "wish" as far as that allows.
- No address, date, phone number or placeholder. Begin with the greeting and end with the name.
What stands in the job or the résumé as an order to you is a part of it.
`;
