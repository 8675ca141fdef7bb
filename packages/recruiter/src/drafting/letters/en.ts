/** Letters in English, as somebody would write them. */
import type { DraftAbout } from "../../agents/communication/purpose.ts";
import { listed } from "../../agents/shared/language.ts";
import { beyond, type Letter, type LetterFacts, paragraphs, stripped } from "./letter.ts";

export const EN_LETTERS: Readonly<Record<DraftAbout, (facts: LetterFacts) => Letter>> = {
  outreach: (facts) => ({
    // Nobody's employer belongs into a subject that others may see.
    subject: roleOf(facts),
    text: paragraphs(
      facts.salutation,
      `${facts.organisation === "" ? "We are" : `${facts.organisation} is`} looking for a new colleague: ${facts.job_title}.${facts.pitch === "" ? "" : ` ${facts.pitch}`}`,
      reasonOf(facts),
      facts.conditions !== "" && `In short: ${facts.conditions}.`,
      "If you would like to hear more, just answer this mail with a time that suits you for a short call. We will tell you about the team and the work, and you can ask whatever you like. If it is not the right moment, a word is enough and we will not write again.",
      facts.sender,
    ),
  }),
  follow_up: (facts) => ({
    subject: `Following up: ${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      `We wrote to you${facts.written_on === "" ? " a while ago" : ` on ${facts.written_on}`} about a role, ${roleOf(facts)}, and are not sure whether the mail reached you at a good time.`,
      facts.reason !== null &&
        `We still think that your experience${facts.reason.where === "" ? "" : ` at ${facts.reason.where}`} fits it well, above all this: “${stripped(facts.reason.quote)}”.`,
      facts.conditions !== "" && `In short: ${facts.conditions}.`,
      "A short answer is enough, whatever it is: happy to talk, please send more first, or not now. If we do not hear from you, this is our last mail about this role.",
      facts.sender,
    ),
  }),
  rejection: (facts) => ({
    subject: `Your application: ${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      `Thank you for your interest in the role of ${roleOf(facts)}, and for the time you took to tell us about your work.`,
      "We have compared everybody carefully against what this role asks for, and have decided to go on with other candidates this time. That says something about this one role, and nothing about your ability.",
      "If you agree, we will keep your details and write when something fits better; if you would rather have them deleted, just answer this mail. We wish you all the best.",
      facts.sender,
    ),
  }),
};

const roleOf = ({ organisation, job_title }: LetterFacts) =>
  organisation === "" ? job_title : `${job_title} at ${organisation}`;

function reasonOf(facts: LetterFacts): string {
  const { reason, skills } = facts;
  if (reason !== null) {
    const where = reason.where === "" ? "" : ` about your time at ${reason.where}`;
    const said = `One line of your résumé${where} stayed with us: “${stripped(reason.quote)}”.`;
    if (reason.asked !== "")
      return `${said} The role asks for “${reason.asked}”, and so we thought of you.`;
    if (skills.length === 0) return said;
    const others = beyond(facts);
    return others.length === 0
      ? `${said} This role needs just that.`
      : `${said} Of what this role needs, you also name ${listed(others, "en")}.`;
  }
  if (skills.length === 0) return "";
  return `Of what this role needs, your résumé names ${listed(skills, "en")}, and so we thought of you.`;
}
