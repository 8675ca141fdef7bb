/** Servers and workers on one PostgreSQL, each of which may be killed at any moment and is replaced. */
import { setTimeout as delay } from "node:timers/promises";
import { type BoleProcess, type Env, startBole, startServing } from "../start-bole.ts";

export interface Member {
  readonly kind: "server" | "worker";
  readonly process: BoleProcess;
  /** Of a server. */
  readonly url: string | null;
}

export class Cluster {
  readonly #env: Env;
  readonly #folder: string;
  readonly #members = new Map<number, Member>();
  readonly #starting = new Set<Promise<void>>();
  #next = 0;

  constructor(env: Env, folder: string) {
    this.#env = env;
    this.#folder = folder;
  }

  async start(kind: Member["kind"]): Promise<void> {
    const at = this.#next;
    this.#next += 1;
    const env = { ...this.#env, BOLE_DATA: `${this.#folder}/${kind}-${at}` };
    if (kind === "server") {
      const served = await startServing(env, this.#folder);
      this.#members.set(at, { kind, process: served, url: served.url });
      return;
    }
    const worker = startBole(["worker"], env, this.#folder);
    await worker.printed(/is working/);
    this.#members.set(at, { kind, process: worker, url: null });
  }

  get urls(): string[] {
    return [...this.#members.values()].flatMap(({ url }) => url ?? []);
  }

  /**
   * Kills one and starts another of its kind beside the rest. Which one is said by a number from 0 to 1. One of
   * each kind is left: to start takes longer than to kill. Null where there is nobody to spare.
   */
  kill(random: number): Member["kind"] | null {
    const spare = [...this.#members].filter(([, { kind }]) => this.#count(kind) > 1);
    const chosen = spare[Math.floor(random * spare.length)];
    if (chosen === undefined) return null;
    const [at, { kind, process }] = chosen;
    this.#members.delete(at);
    process.process.kill("SIGKILL");
    this.#starting.add(process.exitCode.then(() => this.#startAgain(kind)));
    return kind;
  }

  /** As systemd and Compose do it: one that could not start, because PostgreSQL was away, is started again. */
  async #startAgain(kind: Member["kind"]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.start(kind);
      } catch (error) {
        if (tries === 20) throw error;
        await delay(500);
      }
    }
  }

  /** When everybody who was killed has been replaced. */
  async whole(): Promise<void> {
    await Promise.all(this.#starting);
  }

  #count(kind: Member["kind"]): number {
    return [...this.#members.values()].filter((one) => one.kind === kind).length;
  }

  /** What a client gets that asks one after the other, until one answers. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const url = this.urls[attempt % Math.max(1, this.urls.length)];
      const answer =
        url === undefined ? null : await fetch(`${url}/api${path}`, init).catch(() => null);
      if (answer !== null && answer.status < 500) return answer;
      await delay(100);
    }
    throw new Error(`Nobody answers ${path}.`);
  }

  /** One try, at any server; null where it failed. */
  async tryOnce(path: string, init: RequestInit, random: number): Promise<Response | null> {
    const url = this.urls[Math.floor(random * this.urls.length)];
    return url === undefined ? null : fetch(`${url}/api${path}`, init).catch(() => null);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled(this.#starting);
    await Promise.all(
      [...this.#members.values()].map(({ process }) => process[Symbol.asyncDispose]()),
    );
  }
}
