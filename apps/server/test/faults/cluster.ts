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

  get size(): number {
    return this.#members.size;
  }

  /** Kills one and starts another of its kind; which one is said by a number from 0 to 1. */
  async replace(random: number): Promise<Member["kind"]> {
    const all = [...this.#members];
    const chosen = all[Math.floor(random * all.length)];
    if (chosen === undefined) throw new Error("There is nobody to kill.");
    const [at, { kind, process }] = chosen;
    this.#members.delete(at);
    process.process.kill("SIGKILL");
    await process.exitCode;
    await this.start(kind);
    return kind;
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
    await Promise.all(
      [...this.#members.values()].map(({ process }) => process[Symbol.asyncDispose]()),
    );
  }
}
