/** What a letter is made of: facts only, so that whatever is written can be traced. */
import type { MailPurpose } from "@bole/talent";
import type { Language } from "../../agents/shared/language.ts";

export interface LetterFacts {
  readonly language: Language;
  /** As they are addressed: `陈思远，您好：`, `Dear Maya,`. */
  readonly salutation: string;
  readonly name: string;
  readonly job_title: string;
  readonly organisation: string;
  /** Place, way of working, pay: in a row. */
  readonly conditions: string;
  /** A sentence of the job's own about itself; empty where there is none in this language. */
  readonly pitch: string;
  /** The one concrete reason: their own words, where they did it, and what of the job it shows. */
  readonly reason: {
    readonly quote: string;
    readonly where: string;
    readonly asked: string;
  } | null;
  /** Skills that both name, in the language of the letter. */
  readonly skills: readonly string[];
  readonly sender: string;
  /** Of a follow-up: when we wrote; of a reply: when they did. */
  readonly written_on: string;
  /** Of a reminder: when the interview is, with its time zone. */
  readonly interview_at: string;
  /** Of a reminder: whether they have not confirmed the time yet. */
  readonly to_confirm: boolean;
  /** Whether they have an offer and are to decide. */
  readonly is_offered: boolean;
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
}

export type Letters = Readonly<Record<MailPurpose, (facts: LetterFacts) => Letter>>;

/** With an empty line between them; what is not there leaves no hole. */
export function paragraphs(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== "").join("\n\n");
}

/** Without the stop at its end: a quotation has its own place in a sentence. */
export const stripped = (text: string) => text.replace(/[。；;，,.]+$/u, "");

/** Skills that both name, apart from those that the quotation names already. */
export function beyond({ reason, skills }: LetterFacts): readonly string[] {
  const said = reason?.quote.toLowerCase() ?? "";
  return skills.filter((skill) => !said.includes(skill.toLowerCase()));
}
