/**
 * One connection to a mail server, for one mail after the other. The text of a mail is only asked for
 * when the server has said that it may come (354, after DATA): that is when `begin` is awaited.
 */
import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, { type SMTPConnectionAuth } from "nodemailer/lib/smtp-connection";
import type { ComposedMail } from "../../composing/compose-mail.ts";
import { faultOf } from "./smtp-fault.ts";

export interface SmtpTimeouts {
  readonly connectMs: number;
  /** How long a server may say nothing. */
  readonly silenceMs: number;
}

export class SmtpSession {
  readonly #connection: SMTPConnection;
  readonly #auth: SMTPConnectionAuth | undefined;
  #isOpen = false;

  constructor(url: string, { connectMs, silenceMs }: SmtpTimeouts) {
    const { auth, ...options } = parseConnectionUrl(url);
    this.#auth = auth;
    this.#connection = new SMTPConnection({
      ...options,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
    });
    // What goes wrong while nobody waits for an answer ends the connection, and nothing else.
    this.#connection.on("error", () => this.close());
    this.#connection.on("end", () => {
      this.#isOpen = false;
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** @throws {SendFault} */
  async open(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#connection.once("error", reject);
    this.#connection.connect((error) => (error ? reject(error) : resolve()));
    try {
      await promise;
      await this.#logIn();
      this.#isOpen = true;
    } catch (error) {
      this.close();
      throw faultOf(error, "connecting");
    } finally {
      this.#connection.off("error", reject);
    }
  }

  /** @returns false if `begin` did not want it; then the connection is gone, too. @throws {SendFault} */
  async send({ envelope, raw }: ComposedMail, begin: () => Promise<boolean>): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let phase: "envelope" | "text" = "envelope";
    let isStopped = false;
    let stopping: unknown;
    const text = Readable.from(
      (async function* () {
        try {
          isStopped = !(await begin());
        } catch (error) {
          stopping = error;
        }
        // Without its last line, a server takes nothing of a mail.
        if (isStopped || stopping !== undefined) throw new Error("stopped");
        phase = "text";
        yield raw;
      })(),
      { objectMode: false },
    );
    this.#connection.send({ ...envelope, size: raw.length }, text, (error) =>
      error ? reject(error) : resolve(),
    );
    try {
      await promise;
      return true;
    } catch (error) {
      if (!isAnswer(error) || isStopped) this.close();
      if (stopping !== undefined) throw stopping;
      if (isStopped) return false;
      throw faultOf(error, phase);
    }
  }

  /** Makes it ready for another mail after one that was refused. */
  async reset(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#connection.reset((error) => {
      if (error) this.close();
      resolve();
    });
    await promise;
  }

  quit(): void {
    if (this.#isOpen) this.#connection.quit();
    this.#isOpen = false;
  }

  close(): void {
    this.#isOpen = false;
    this.#connection.close();
  }

  async #logIn(): Promise<void> {
    const auth = this.#auth;
    if (auth === undefined) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#connection.login(auth, (error) => (error ? reject(error) : resolve()));
    await promise;
  }
}

/** Whether the server has said something, so that the connection can be used on. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
  );
}
