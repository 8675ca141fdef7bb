/**
 * How many characters a text may have, by what it is for. Where somebody typed it, more is refused and
 * the answer says how much is allowed; a document or a mail is cut, with a warning. What is longer than
 * anybody writes for a purpose is no better understood, only slower.
 */
export const TEXT_LIMITS = {
  /** To the recruiter's assistant; long enough for an advertisement that is pasted. */
  chat_message: 20_000,
  /** To the résumé's assistant; long enough for a résumé that is pasted. */
  resume_message: 20_000,
  /** Of a career session: what somebody tells, answers and thinks of the result. */
  career_message: 10_000,
  recommendation: 20_000,
  search: 1_000,
  /** An advertisement, or the page of the web that it stands on. */
  job_posting: 200_000,
  /** Of such a page: the words that are read, once the markup is gone. Cut. */
  job_text: 60_000,
  /** Of a mail that came: what is read of its text. Cut. */
  inbound_mail: 100_000,
  guardrail_check: 200_000,
  plan_goal: 20_000,
  mail_template: 20_000,
  /** What an approval is answered with: a change in words, a reason. */
  decision: 2_000,
} as const satisfies Readonly<Record<string, number>>;

export type TextUse = keyof typeof TEXT_LIMITS;

/** The beginning of a text that is read, and whether there was more. */
export function cutFor(
  use: TextUse,
  text: string,
): { readonly text: string; readonly cut: boolean } {
  const limit = TEXT_LIMITS[use];
  if (text.length <= limit) return { text, cut: false };
  // Not in the middle of a character that takes two units.
  const end = isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit;
  return { text: text.slice(0, end), cut: true };
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
