/**
 * Reads one mailbox until it is told to stop: at once when the server says that something came (IDLE),
 * and every minute where it does not say so. What fails is tried again, later each time.
 */
import type { Alarm } from "@bole/base";
import type { StoredImap } from "../mail-choices.ts";
import { faultWords, mailCulprit } from "../mail-fault.ts";
import { Bell } from "./bell.ts";
import { LeaseLost, sourceOf } from "./fetch-state.ts";
import { Mailbox } from "./mailbox.ts";
import { beginFolder, type FolderReader, lookForMail } from "./read-folder.ts";

export interface WatchParts extends FolderReader {
  readonly alarm: Alarm;
  readonly now: () => Date;
  /** Whether no other process uses the database. */
  readonly alone: boolean;
  /** Something was kept. */
  readonly onKept: () => Promise<void>;
}

export interface Watch {
  /** Resolves when the mailbox is closed and free for others. */
  stop(): Promise<void>;
}

const TIMEOUTS = { connectMs: 20_000, silenceMs: 10 * 60_000 };
/** The lease is renewed so often, and after the third time the server is asked unbidden. */
const RENEW_MS = 20_000;
const RENEWALS = 3;
/** Between two looks at a mailbox with more than one look takes: 600 messages a minute. */
const BREATH_MS = 5_000;
/** How often a process asks whether the one that reads is still there. */
const TAKEN_MS = 15_000;
/** After a server has ended a connection that worked. */
const RECONNECT_MS = 5_000;
const WAITS_MS = [5, 15, 60, 300, 900].map((seconds) => seconds * 1_000);
/** Providers lock whom they see fail to sign in again and again. */
const LOGIN_WAIT_MS = 300_000;

export function watchMailbox(parts: WatchParts, tenant: string, server: StoredImap): Watch {
  const news = new Bell();
  // Not the same: a connection that ends must not cut short the wait before the next one.
  const end = new Bell();
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = await turn();
      if (!stopping.signal.aborted) await end.wait(parts.alarm, wait);
    }
    await parts.state.release(tenant).catch(() => undefined);
  }

  /** @returns how long to wait until the next one */
  async function turn(): Promise<number> {
    let failures = 0;
    try {
      const position = await parts.state.claim(tenant, sourceOf(server), parts.alone);
      if (position === undefined) return TAKEN_MS;
      failures = position.failures;
      const folder = await Mailbox.open(server, TIMEOUTS, stopping.signal);
      try {
        folder.onNews(() => news.ring());
        await readOn(folder, await beginFolder(parts, tenant, folder, position), () => {
          failures = 0;
        });
      } finally {
        await folder.close();
      }
      return RECONNECT_MS;
    } catch (error) {
      if (stopping.signal.aborted) return 0;
      if (error instanceof LeaseLost) return TAKEN_MS;
      return fail(error, failures + 1);
    }
  }

  /** Until it is stopped or the connection ends. */
  async function readOn(folder: Mailbox, from: number, onSuccess: () => void): Promise<void> {
    let lastUid = from;
    while (!stopping.signal.aborted && folder.isOpen) {
      const looked = await lookForMail(parts, tenant, folder, lastUid);
      ({ lastUid } = looked);
      onSuccess();
      if (looked.kept > 0) await parts.onKept();
      if (looked.isFull) await end.wait(parts.alarm, BREATH_MS);
      else await quiet();
    }
  }

  async function quiet(): Promise<void> {
    for (let renewals = 0; renewals < RENEWALS; renewals += 1) {
      if (await news.wait(parts.alarm, RENEW_MS)) return;
      await parts.state.renew(tenant);
    }
  }

  async function fail(error: unknown, failures: number): Promise<number> {
    const culprit = mailCulprit(error);
    const words = faultWords(error);
    const usual = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? LOGIN_WAIT_MS;
    const wait = culprit === "login" ? Math.max(usual, LOGIN_WAIT_MS) : usual;
    parts.warn("The mailbox cannot be read now", { tenant, culprit, words, failures });
    const until = new Date(parts.now().getTime() + wait);
    await parts.state.failed(tenant, culprit, words, failures, until).catch(() => undefined);
    return wait;
  }

  return {
    stop: async () => {
      stopping.abort();
      news.ring();
      end.ring();
      await running;
    },
  };
}
