/**
 * What the server does with a mail is said by whom it goes to: `busy.7@example.com` is busy for that
 * one, however many others are on their way. Nothing has to be told beforehand.
 */
export const BEHAVIOURS = [
  /** Refuses it for now when it is first offered (greylisting), and takes it afterwards. */
  "greylisted",
  /** Is always too busy: 451 to RCPT. */
  "busy",
  /** Has no such mailbox: 550 5.1.1 to RCPT. */
  "unknown",
  /** Does not like the text: 554 after it. */
  "refused",
  /** Cannot keep it now: 452 after the text. */
  "full",
  /** Never answers to RCPT. */
  "silent",
  /** Takes the text and never answers. */
  "mute",
  /** Takes the text, and breaks the connection in place of an answer. */
  "lost",
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export function behaviourFor(address: string): Behaviour | undefined {
  return BEHAVIOURS.find(
    (name) => address.startsWith(`${name}.`) || address.startsWith(`${name}@`),
  );
}

/** A mail that the server has taken. */
export interface TakenMail {
  readonly from: string;
  readonly to: string;
  readonly message_id: string;
  readonly raw: string;
}
