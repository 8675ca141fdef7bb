/**
 * Sends what is in the outbox, for all tenants, until it is closed. It holds a handful of mails at a
 * time, however many wait. It never decides twice about one mail: what it has begun it settles, and
 * what became uncertain waits for a person.
 */

import type { Alarm } from "@bole/base";
import { errorText } from "@bole/base";
import { claimDue, HEARTBEAT_MS, letGo, nextDue, renewLeases, takeOver } from "../outbox/claim.ts";
import type { OutboxMail } from "../outbox/outbox-row.ts";
import type { Outcome } from "../outbox/outcome.ts";
import { prepare } from "../outbox/prepare.ts";
import { type OutboxParts, settle } from "../outbox/settle.ts";
import type { MailSender } from "../sending/mail-sender.ts";
import type { Mailers } from "./mailers.ts";
import { sendOne } from "./send-one.ts";

export interface DispatcherOptions extends OutboxParts {
  readonly mailers: Mailers;
  /** Tells processes apart. */
  readonly owner: string;
  readonly alarm: Alarm;
  /** Whether no other process uses the database: then what one had in hand was left by a dead one. */
  readonly alone: boolean;
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void;
}

/** Mails on their way at the same time, each on a connection of its own. */
const LANES = 5;
const CLAIMED = LANES * 4;
/** How long it sleeps where nothing is due: other processes queue mails, too, and cannot wake it. */
const POLL_MS = 5_000;
/** How long it waits when the database is away. */
const RECOVERY_MS = 5_000;
/** How long what is on its way may take when Bole stops. */
const CLOSING_MS = 5_000;
/** After a server could not be reached; one mail then asks whether it is back. */
const AWAY_MS = 30_000;

export class MailDispatcher {
  readonly #options: DispatcherOptions;
  readonly #ready: OutboxMail[] = [];
  readonly #sending = new Set<OutboxMail>();
  readonly #waiting = new Set<() => void>();
  #running: Promise<unknown> | null = null;
  #filling: Promise<void> | null = null;
  #isClosing = false;
  #isExpecting = false;
  #away: Away | null = null;
  readonly #sleeping = new Set<() => void>();

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Something was queued. */
  wake(): void {
    this.#isExpecting = true;
    this.#rouse();
  }

  /** When nothing is on its way, and a look that begins after this call finds nothing due. */
  async whenIdle(): Promise<void> {
    if (this.#running === null || this.#isClosing) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    this.wake();
    await promise;
  }

  /** What is on its way is waited for, but not for ever; the rest stays in the outbox. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#rouse();
    this.#tell([...this.#waiting]);
    const { mailers, alarm } = this.#options;
    const cancel = alarm(CLOSING_MS, () => mailers.close());
    await this.#running;
    cancel();
    mailers.close();
  }

  async #run(): Promise<void> {
    const { store, now, alone } = this.#options;
    if (alone) await this.#tryHard(() => takeOver(store, now()));
    const stop = this.#beat();
    await Promise.all(Array.from({ length: LANES }, () => this.#lane()));
    stop();
    await this.#letGo();
  }

  /** Renews what is in hand, also while a slow server keeps all lanes waiting. */
  #beat(): () => void {
    const { store, owner, now, alarm, warn } = this.#options;
    let cancel = () => {};
    const beat = () => {
      const mine = [...this.#ready, ...this.#sending];
      renewLeases(store, owner, mine, now()).catch((error: unknown) => {
        warn("The leases of mails cannot be renewed now", { error: errorText(error) });
      });
      cancel = alarm(HEARTBEAT_MS, beat);
    };
    cancel = alarm(HEARTBEAT_MS, beat);
    return () => cancel();
  }

  async #lane(): Promise<void> {
    for (let mail = await this.#next(); mail !== undefined; mail = await this.#next()) {
      const mine = mail;
      this.#sending.add(mine);
      await this.#tryHard(() => this.#dispatch(mine));
      this.#sending.delete(mine);
      if (this.#waiting.size > 0) this.wake();
    }
  }

  async #next(): Promise<OutboxMail | undefined> {
    while (!this.#isClosing) {
      const mail = this.#ready.shift();
      if (mail !== undefined) return mail;
      this.#filling ??= this.#tryHard(() => this.#fill()).finally(() => {
        this.#filling = null;
      });
      await this.#filling;
    }
    return undefined;
  }

  async #dispatch(mail: OutboxMail): Promise<void> {
    const { mailers, owner } = this.#options;
    const { tenant } = mail;
    const mailer = await mailers.of(tenant);
    const outcome = await sendOne(this.#options, mailer, owner, mail);
    if (outcome === null) return;
    await settle(this.#options, owner, { ...mail, attempts: mail.attempts + 1 }, outcome);
    if (isAway(outcome)) {
      // It is not asked for each mail: they stay queued, and some try again later.
      const until = this.#options.now().getTime() + AWAY_MS;
      this.#away = { until, tenant, sender: mailer.sender };
      await this.#letGo();
    }
  }

  /** Looks for what is due, or sleeps until something may be. */
  async #fill(): Promise<void> {
    const { store, owner, now } = this.#options;
    const waiting = [...this.#waiting];
    this.#isExpecting = false;
    const away = await this.#awayFor();
    if (away > 0) {
      if (this.#sending.size === 0) this.#tell(waiting);
      await this.#sleep(Math.min(away, POLL_MS));
      return;
    }
    // What is settled while we look may make others due that the look did not see.
    const isQuiet = this.#sending.size === 0;
    const claimed = await claimDue(store, owner, now(), CLAIMED);
    for (const { mail, outcome } of await prepare(this.#options, claimed)) {
      if (outcome === null) this.#ready.push(mail);
      else await settle(this.#options, owner, mail, outcome);
    }
    if (claimed.length > 0) return;
    if (isQuiet && this.#sending.size === 0) this.#tell(waiting);
    const due = await nextDue(store);
    const soon = due === null ? POLL_MS : Date.parse(due) - now().getTime();
    await this.#sleep(Math.max(1, Math.min(POLL_MS, soon)));
  }

  /** How long nobody asks a server that was away; it ends at once where another one sends now. */
  async #awayFor(): Promise<number> {
    const { mailers, now } = this.#options;
    if (this.#away === null) return 0;
    const { until, tenant, sender } = this.#away;
    const left = until - now().getTime();
    if (left > 0 && (await mailers.of(tenant)).sender === sender) return left;
    this.#away = null;
    return 0;
  }

  /** What was claimed and not begun is somebody else's again at once. */
  async #letGo(): Promise<void> {
    const { store, owner, now } = this.#options;
    for (const mail of this.#ready.splice(0)) await letGo(store, owner, mail, now());
  }

  async #tryHard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { warn } = this.#options;
      warn("The outbox cannot be worked on now", { error: errorText(error) });
      await this.#sleep(RECOVERY_MS);
    }
  }

  #tell(waiting: readonly (() => void)[]): void {
    for (const resolve of waiting) {
      resolve();
      this.#waiting.delete(resolve);
    }
  }

  #rouse(): void {
    for (const wake of this.#sleeping) wake();
  }

  async #sleep(ms: number): Promise<void> {
    if (this.#isClosing || this.#isExpecting) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = this.#options.alarm(ms, resolve);
    this.#sleeping.add(resolve);
    await promise;
    this.#sleeping.delete(resolve);
    cancel();
  }
}

interface Away {
  readonly until: number;
  readonly tenant: string;
  readonly sender: MailSender;
}

const isAway = ({ state, reason }: Outcome) =>
  state === "postponed" && reason.code === "server_unreachable";
