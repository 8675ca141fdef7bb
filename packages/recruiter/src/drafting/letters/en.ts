/** Letters in English, as somebody would write them. */

import type { DraftAbout } from "../../agents/communication/purpose.ts";
import { listed } from "../../agents/shared/language.ts";
import type { Letter, LetterFacts } from "./letter.ts";

const paragraphs = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== "").join("\n\n");

export const EN_LETTERS: Readonly<Record<DraftAbout, (facts: LetterFacts) => Letter>> = {
  outreach: (facts) => {
    const { organisation, job_title, reason, skills, conditions, pitch } = facts;
    return {
      subject: subjectOf(facts),
      text: paragraphs(
        facts.salutation,
        `I am writing${organisation === "" ? "" : ` on behalf of ${organisation}`} about an open role: ${job_title}.${pitch === "" ? "" : ` ${pitch}`}`,
        reason !== null &&
          `Reading your résumé, one line${reason.where === "" ? "" : ` about your time at ${reason.where}`} stayed with me: “${stripped(reason.quote)}.”${reason.asked === "" ? "" : ` It is close to what this role asks for: ${lowered(stripped(reason.asked))}.`}`,
        reason === null &&
          skills.length > 0 &&
          `Your résumé names ${listed(skills, "en")}, which this role needs.`,
        conditions !== "" && `In short: ${conditions}.`,
        "If you would like to hear more, just answer this mail with a time that suits you for a short call. I will tell you about the team and the work, and you can ask whatever you like. If it is not the right moment, a word is enough and I will not write again.",
        facts.sender,
      ),
    };
  },
  follow_up: (facts) => ({
    subject: `Following up: ${facts.job_title}${facts.organisation === "" ? "" : ` at ${facts.organisation}`}`,
    text: paragraphs(
      facts.salutation,
      `I wrote to you${facts.written_on === "" ? " a while ago" : ` on ${facts.written_on}`} about the role of ${facts.job_title}${facts.organisation === "" ? "" : ` at ${facts.organisation}`}, and I am not sure whether the mail reached you at a good time.`,
      facts.reason !== null &&
        `I still think that your experience${facts.reason.where === "" ? "" : ` at ${facts.reason.where}`} fits it well, above all this: “${stripped(facts.reason.quote)}.”`,
      facts.conditions !== "" && `In short: ${facts.conditions}.`,
      "A short answer is enough, whatever it is: happy to talk, send me more first, or not now. If I do not hear from you, this is my last mail about this role.",
      facts.sender,
    ),
  }),
  rejection: (facts) => ({
    subject: `Your application: ${facts.job_title}`,
    text: paragraphs(
      facts.salutation,
      `Thank you for your interest in the role of ${facts.job_title}${facts.organisation === "" ? "" : ` at ${facts.organisation}`}, and for the time you took to tell us about your work.`,
      "We have compared everybody carefully against what this role asks for, and have decided to go on with other candidates this time. That says something about this one role, and nothing about your ability.",
      "If you agree, we will keep your details and write when something fits better; if you would rather have them deleted, just answer this mail. I wish you all the best.",
      facts.sender,
    ),
  }),
};

function subjectOf({ organisation, job_title, reason }: LetterFacts): string {
  const head = organisation === "" ? job_title : `${job_title} at ${organisation}`;
  return reason === null || reason.where === ""
    ? head
    : `${head}, and your work at ${reason.where}`;
}

const stripped = (text: string) => text.replace(/[。；;，,.]+$/u, "");
/** Within a sentence, unless it begins with a name: `SQL`, `TypeScript`. */
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) &&
  !/^(?:Python|React|Java|Kafka|Docker|German|English)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
