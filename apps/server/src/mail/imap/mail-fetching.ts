/** Reads the mailboxes of all tenants that have one, as the settings are now, until it is closed. */
import { errorText } from "@bole/base";
import type { MailFetching as ShownFetching } from "../../http/contract/mail-settings.ts";
import type { MailChoices, StoredImap } from "../mail-choices.ts";
import { Bell } from "./bell.ts";
import { type Watch, type WatchParts, watchMailbox } from "./watch-mailbox.ts";

export interface MailFetchingParts extends WatchParts {
  readonly choices: Pick<MailChoices, "versions" | "chosen">;
}

/** Other processes change settings, too, and cannot wake this one. */
const POLL_MS = 5_000;

export class MailFetching {
  readonly #parts: MailFetchingParts;
  readonly #watches = new Map<string, { readonly version: number; readonly watch: Watch }>();
  readonly #bell = new Bell();
  #running: Promise<void> | undefined;
  #isClosing = false;

  constructor(parts: MailFetchingParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** In this process, so it need not be found out. */
  settingsChanged(): void {
    this.#bell.ring();
  }

  /** Null before the first look at this mailbox. */
  state(tenant: string, imap: StoredImap): Promise<ShownFetching | null> {
    return this.#parts.state.shown(tenant, imap);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    this.#bell.ring();
    await this.#running;
    await Promise.all([...this.#watches.values()].map(({ watch }) => watch.stop()));
  }

  async #run(): Promise<void> {
    while (!this.#isClosing) {
      try {
        await this.#follow();
      } catch (error) {
        const fields = { error: errorText(error) };
        this.#parts.warn("The settings of mailboxes cannot be read now", fields);
      }
      await this.#bell.wait(this.#parts.alarm, POLL_MS);
    }
  }

  async #follow(): Promise<void> {
    for (const { tenant, version } of await this.#parts.choices.versions()) {
      const known = this.#watches.get(tenant);
      if (known?.version === version) continue;
      await known?.watch.stop();
      this.#watches.delete(tenant);
      const { imap } = await this.#parts.choices.chosen(tenant);
      const watch = imap === null ? NO_WATCH : watchMailbox(this.#parts, tenant, imap);
      this.#watches.set(tenant, { version, watch });
    }
  }
}

const NO_WATCH: Watch = { stop: async () => undefined };
