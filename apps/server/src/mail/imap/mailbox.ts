/**
 * A folder of a mail server, opened for reading only (EXAMINE): nothing on the server is changed, no
 * message is marked as read, none is deleted. What is new is told by the server (IDLE).
 */
import { ImapFlow } from "imapflow";
import type { StoredImap } from "../mail-choices.ts";

export interface ImapTimeouts {
  readonly connectMs: number;
  /** How long a server may say nothing, also while it has nothing to tell. */
  readonly silenceMs: number;
}

export interface FolderState {
  readonly uidValidity: string;
  readonly uidNext: number;
}

export interface FoundMessage {
  readonly uid: number;
  readonly size: number;
}

export class MissingFolder extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(`There is no folder "${folder}".`, options);
    this.name = "MissingFolder";
  }
}

/** Servers end a silent IDLE after half an hour; it is begun anew before. */
const IDLE_MS = 5 * 60_000;
/** So soon after the last command IDLE begins. */
const IDLE_DELAY_MS = 200;

export class Mailbox {
  readonly #client: ImapFlow;
  readonly state: FolderState;

  private constructor(client: ImapFlow, state: FolderState) {
    this.#client = client;
    this.state = state;
  }

  /** Throws where it cannot be reached, does not let us in, or has no such folder. */
  static async open(
    server: StoredImap,
    { connectMs, silenceMs }: ImapTimeouts,
    signal?: AbortSignal,
  ): Promise<Mailbox> {
    const { host, port, security, user, password = "", folder } = server;
    const client = new ImapFlow({
      ...{ host, port, secure: security === "tls", auth: { user, pass: password } },
      ...(security !== "tls" && { doSTARTTLS: security === "starttls" }),
      ...{ logger: false, disableCompression: true, clientInfo: { name: "Bole" } },
      ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silenceMs },
      ...{ maxIdleTime: IDLE_MS, autoIdleDelay: IDLE_DELAY_MS },
    });
    // What goes wrong while nobody waits for an answer ends the connection, and nothing else.
    client.on("error", () => client.close());
    signal?.addEventListener("abort", () => client.close(), { once: true });
    try {
      await client.connect();
      const { uidValidity, uidNext } = await openFolder(client, folder);
      return new Mailbox(client, { uidValidity: String(uidValidity), uidNext });
    } catch (error) {
      client.close();
      throw error;
    }
  }

  get isOpen(): boolean {
    return this.#client.usable;
  }

  /** Told when the server says that there is something new, and when the connection has ended. */
  onNews(tell: () => void): void {
    this.#client.on("exists", tell);
    this.#client.on("close", tell);
  }

  /** Messages after a UID, oldest first. */
  async after(uid: number, limit: number): Promise<FoundMessage[]> {
    // Without it a server that has no IDLE does not say what came meanwhile.
    await this.#client.noop();
    const found: FoundMessage[] = [];
    const query = { uid: true, size: true };
    for await (const message of this.#client.fetch(`${uid + 1}:*`, query, { uid: true })) {
      // `*` is the last message, also where its UID is smaller.
      if (message.uid > uid) found.push({ uid: message.uid, size: message.size ?? 0 });
    }
    return found.sort((a, b) => a.uid - b.uid).slice(0, limit);
  }

  /** UIDs of messages since a day, where the server has numbered its messages anew. */
  async since(day: Date): Promise<number[]> {
    const found = await this.#client.search({ since: day }, { uid: true });
    return found === false || found === undefined ? [] : found;
  }

  /** The message as it came, by BODY.PEEK; undefined where somebody has deleted it meanwhile. */
  async read(uid: number): Promise<Uint8Array | undefined> {
    const query = { uid: true, source: true };
    const message = await this.#client.fetchOne(String(uid), query, { uid: true });
    return message === false || message === undefined ? undefined : message.source;
  }

  async close(): Promise<void> {
    await this.#client.logout().catch(() => undefined);
    this.#client.close();
  }
}

async function openFolder(client: ImapFlow, folder: string) {
  try {
    return await client.mailboxOpen(folder, { readOnly: true });
  } catch (cause) {
    if (client.usable) throw new MissingFolder(folder, { cause });
    throw cause;
  }
}
