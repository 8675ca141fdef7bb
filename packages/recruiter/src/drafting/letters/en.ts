/** Letters in English, as somebody would write them. */
import { blank } from "@bole/talent";
import { listed } from "../../agents/shared/language.ts";
import { TO_ANSWER, TO_TELL } from "../to-tell.ts";
import { beyond, type LetterFacts, type Letters, paragraphs, stripped } from "./letter.ts";

export const EN_LETTERS: Letters = {
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
    text: facts.is_offered
      ? afterOffer(facts)
      : paragraphs(
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
  // Terms are agreed by people: a letter leaves them blank, and cannot be sent before they are filled in.
  offer: (facts) => ({
    subject: `Offer: ${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      `Thank you for the time you spent with us. We are pleased to offer you the role of ${roleOf(facts)}.`,
      [
        "The main terms:",
        `Salary: ${blank.en("salary")}`,
        `Start date: ${blank.en("start date")}`,
        `Place of work: ${blank.en("place of work")}`,
        `Contract and probation: ${blank.en("contract and probation")}`,
      ].join("\n"),
      `Please reply to this mail with your decision by ${blank.en("reply-by date")}. The employment is agreed once both sides have signed the written contract. If you have questions about any of this, just answer, or suggest a time for a call.`,
      facts.sender,
    ),
  }),
  reply: (facts) => ({
    subject: `Re: ${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      facts.written_on === ""
        ? "Thank you for your mail."
        : `Thank you for your mail of ${facts.written_on}.`,
      TO_ANSWER.en,
      "If you have further questions, just reply to this mail.",
      facts.sender,
    ),
  }),
  reminder: (facts) => ({
    subject: `Reminder: interview for ${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      `This is a reminder of your interview for the role of ${facts.job_title}: ${facts.interview_at === "" ? blank.en("time of the interview") : facts.interview_at}. The place or link is in the invitation that we sent before.`,
      facts.to_confirm && "Please reply to this mail to confirm that the time suits you.",
      "If the time no longer suits you, please reply as soon as you can, and we will find another.",
      facts.sender,
    ),
  }),
  invitation: (facts) => ({
    subject: `Finding a time for an interview: ${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      `We would like to meet you about the role of ${roleOf(facts)}, to hear more about your work and to answer your questions.`,
      "Please reply with two or three times that suit you. We will confirm one of them with a calendar invitation.",
      facts.sender,
    ),
  }),
  note: (facts) => ({
    subject: `About ${roleOf(facts)}`,
    text: paragraphs(
      facts.salutation,
      TO_TELL.en,
      "If you have questions, just reply to this mail.",
      facts.sender,
    ),
  }),
};

/** Who has an offer is not asked for their interest again. */
const afterOffer = (facts: LetterFacts): string =>
  paragraphs(
    facts.salutation,
    `${facts.written_on === "" ? "We sent you" : `We wrote to you on ${facts.written_on} about`} our offer for the role of ${roleOf(facts)}, and would be glad to hear how you feel about it.`,
    "If you have decided, a short answer is enough. If something still stands in the way or you need more time, please tell us, and we will see what we can do.",
    facts.sender,
  );

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
