/**
 * How a mail leaves. A sender knows nothing of states: it says what a server has said, and asks
 * before the first byte of a mail leaves, so that whoever keeps the states knows from when on it may
 * have arrived.
 */
import type { StateReason } from "../../model/message.ts";
import type { ComposedMail } from "../composing/compose-mail.ts";

export interface MailSender {
  /**
   * Resolves when the mail was taken.
   * @param begin is awaited before the first byte of the mail leaves; false stops it there
   * @throws {SendFault}
   */
  send(mail: ComposedMail, begin: () => Promise<boolean>): Promise<Sent>;
  /** Breaks off what is on its way. */
  close(): void;
}

/** `stopped`: `begin` did not want it. */
export type Sent =
  | { readonly state: "sent"; readonly reason: StateReason | null }
  | { readonly state: "stopped" };

/**
 * - `busy`: not now, and nothing of it was taken; it can be tried again.
 * - `away`: the server cannot be reached or does not let us in, which is no fault of the mail.
 * - `refused`: the server does not want it.
 * - `lost`: the mail was on its way when the answer failed to come.
 */
export type FaultKind = "busy" | "away" | "refused" | "lost";

export class SendFault extends Error {
  readonly kind: FaultKind;
  /** What the server said, or what was noticed. */
  readonly words: string;

  constructor(kind: FaultKind, words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = "SendFault";
    this.kind = kind;
    this.words = words;
  }
}
