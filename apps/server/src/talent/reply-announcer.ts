/**
 * Tells runs of the replies that they wait for: when one came, and at a start of those that came in
 * just before the process died. One after the other, so that none is told twice by this process; after
 * a crash between telling and noting it, a run may be told again.
 */
import type { Engine } from "@bole/engine";
import type { Mails } from "@bole/talent";

export class ReplyAnnouncer {
  readonly #mails: Mails;
  readonly #engine: Pick<Engine, "post">;
  #last: Promise<unknown> = Promise.resolve();

  constructor(mails: Mails, engine: Pick<Engine, "post">) {
    this.#mails = mails;
    this.#engine = engine;
  }

  announce(): Promise<void> {
    const done = this.#last.then(() => this.#announceAll());
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #announceAll(): Promise<void> {
    for (const { tenant, id } of await this.#mails.unannounced()) {
      const data = { ...(await this.#mails.replyEvent(tenant, id)) };
      await this.#engine.post({ tenant, event: "email_reply", data });
      await this.#mails.markAnnounced(tenant, id);
    }
  }
}
