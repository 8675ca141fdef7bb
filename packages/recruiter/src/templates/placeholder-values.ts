import { listed } from "../agents/shared/language.ts";
import type { LetterFacts } from "../drafting/letters/letter.ts";
import type { PlaceholderValues } from "./fill-template.ts";

/** What a letter is made of, as a template's places want it. */
export function placeholderValues(facts: LetterFacts): PlaceholderValues {
  return {
    salutation: facts.salutation,
    name: facts.name,
    job_title: facts.job_title,
    organisation: facts.organisation,
    conditions: facts.conditions,
    pitch: facts.pitch,
    reason: (facts.reason?.quote ?? "").replace(/[。；;，,.]+$/u, ""),
    company: facts.reason?.where ?? "",
    skills: listed(facts.skills, facts.language),
    written_on: facts.written_on,
    interview_at: facts.interview_at,
    sender: facts.sender,
  };
}
