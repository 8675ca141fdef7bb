/** Sends by a mail server, over a few connections that are kept and used again. */
import type { ComposedMail } from "../../composing/compose-mail.ts";
import { type MailSender, SendFault, type Sent } from "../mail-sender.ts";
import { SmtpSession, type SmtpTimeouts } from "./smtp-session.ts";

/** Servers end a connection that lives too long; we do so before they do. */
const MAILS_OF_A_CONNECTION = 100;

const TIMEOUTS: SmtpTimeouts = { connectMs: 20_000, silenceMs: 120_000 };

interface Kept {
  readonly session: SmtpSession;
  readonly sent: number;
}

export class SmtpSender implements MailSender {
  readonly #url: string;
  readonly #timeouts: SmtpTimeouts;
  readonly #idle: Kept[] = [];
  readonly #busy = new Set<SmtpSession>();
  #isClosed = false;

  constructor(url: string, timeouts: SmtpTimeouts = TIMEOUTS) {
    this.#url = url;
    this.#timeouts = timeouts;
  }

  async send(mail: ComposedMail, begin: () => Promise<boolean>): Promise<Sent> {
    const kept = this.#kept();
    if (kept === undefined) return this.#sendBy(await this.#open(), mail, begin);
    try {
      return await this.#sendBy(kept, mail, begin);
    } catch (error) {
      // The server has ended the connection while it was idle, before anything of this mail was sent.
      if (!(error instanceof SendFault) || error.kind !== "away") throw error;
      return this.#sendBy(await this.#open(), mail, begin);
    }
  }

  /** Ends when what is on its way has gone: another server sends from now on. */
  retire(): void {
    this.#isClosed = true;
    for (const { session } of this.#idle.splice(0)) session.quit();
  }

  close(): void {
    this.retire();
    for (const session of this.#busy) session.close();
  }

  async #sendBy(
    { session, sent }: Kept,
    mail: ComposedMail,
    begin: () => Promise<boolean>,
  ): Promise<Sent> {
    this.#busy.add(session);
    try {
      const isSent = await session.send(mail, begin);
      return isSent ? { state: "sent", reason: null } : { state: "stopped" };
    } catch (error) {
      if (session.isOpen) await session.reset();
      throw error;
    } finally {
      this.#busy.delete(session);
      this.#giveBack(session, sent + 1);
    }
  }

  /** The newest one: those that are not needed grow old, and are ended by the server. */
  #kept(): Kept | undefined {
    for (let kept = this.#idle.pop(); kept !== undefined; kept = this.#idle.pop()) {
      if (kept.session.isOpen) return kept;
    }
    return undefined;
  }

  async #open(): Promise<Kept> {
    const session = new SmtpSession(this.#url, this.#timeouts);
    await session.open();
    return { session, sent: 0 };
  }

  #giveBack(session: SmtpSession, sent: number): void {
    if (!session.isOpen) return;
    if (this.#isClosed || sent >= MAILS_OF_A_CONNECTION) session.quit();
    else this.#idle.push({ session, sent });
  }
}
