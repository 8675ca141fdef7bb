import type { Clock } from "../contracts/execution-ctx.ts";
import { type Limit, type Limited, limitsOf, type WorkLimits } from "./limits.ts";
import { PRIORITY_ORDER, type WorkPriority } from "./work-queue.ts";

const MINUTE_MS = 60_000;

/** What is not limited leaves nobody room. */
const UNLIMITED = () => undefined;

interface Count {
  active: number;
  /** When the last ones began, oldest first; only as many as the limit looks at. */
  readonly started: number[];
}

interface Waiting {
  readonly about: Limited;
  readonly order: number;
  enter(leave: () => void): void;
}

/** Lets things begin while their limits allow it, people's first, and nobody behind somebody else's limit. */
export class Limiter {
  readonly #limits: WorkLimits;
  readonly #clock: Clock;
  readonly #onRoom: () => void;
  readonly #counts = new Map<string, Count>();
  #waiting: Waiting[] = [];
  #cancelTimer: (() => void) | null = null;

  /** @param onRoom called when something may begin that was refused before */
  constructor(limits: WorkLimits, clock: Clock, onRoom: () => void = () => undefined) {
    this.#limits = limits;
    this.#clock = clock;
    this.#onRoom = onRoom;
  }

  /** Begins at once, or not at all; the result says that it has ended. */
  tryEnter(about: Limited): (() => void) | null {
    const limits = limitsOf(this.#limits, about);
    if (limits.length === 0) return UNLIMITED;
    const now = this.#clock.now();
    const wait = Math.max(0, ...limits.map(([name, limit]) => this.#waitFor(name, limit, now)));
    if (wait > 0) {
      if (Number.isFinite(wait)) this.#lookIn(wait);
      return null;
    }
    for (const [name] of limits) {
      const count = this.#count(name);
      count.active += 1;
      count.started.push(now);
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      for (const [name] of limits) this.#count(name).active -= 1;
      this.#room();
    };
  }

  /** Does something at once; null, and not at all, where it would have to wait. */
  runNow<T>(about: Limited, work: () => Promise<T>): Promise<T> | null {
    const leave = this.#waiting.length === 0 ? this.tryEnter(about) : null;
    if (leave === null) return null;
    return leave === UNLIMITED ? work() : work().finally(leave);
  }

  /** Begins when it may. A signal that is aborted gives the place in the line up. */
  enter(about: Limited, priority: WorkPriority, signal: AbortSignal): Promise<() => void> {
    const leave = this.#waiting.length === 0 ? this.tryEnter(about) : null;
    if (leave) return Promise.resolve(leave);
    return new Promise((resolve, reject) => {
      const aborted = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        about,
        order: PRIORITY_ORDER[priority],
        enter: (done) => {
          signal.removeEventListener("abort", aborted);
          resolve(done);
        },
      };
      if (signal.aborted) return aborted();
      signal.addEventListener("abort", aborted, { once: true });
      const behind = this.#waiting.findIndex(({ order }) => order < waiting.order);
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting);
      this.#room();
    });
  }

  /** Milliseconds until there is room; for ever where something has to end first. */
  #waitFor(name: string, limit: Limit, now: number): number {
    const { active, started } = this.#count(name);
    while ((started[0] ?? now) <= now - MINUTE_MS) started.shift();
    if (active >= (limit.concurrency ?? Number.POSITIVE_INFINITY)) return Number.POSITIVE_INFINITY;
    const most = limit.per_minute ?? Number.POSITIVE_INFINITY;
    const first = started.at(-most);
    return started.length < most || first === undefined ? 0 : first + MINUTE_MS - now;
  }

  #count(name: string): Count {
    const count = this.#counts.get(name) ?? { active: 0, started: [] };
    this.#counts.set(name, count);
    return count;
  }

  #room(): void {
    for (const waiting of [...this.#waiting]) {
      const leave = this.tryEnter(waiting.about);
      if (!leave) continue;
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      waiting.enter(leave);
    }
    this.#onRoom();
  }

  /** One timer is enough: whoever still has to wait when it rings sets it again. */
  #lookIn(ms: number): void {
    if (this.#cancelTimer) return;
    this.#cancelTimer = this.#clock.setTimer(ms, () => {
      this.#cancelTimer = null;
      this.#room();
    });
  }

  close(): void {
    this.#cancelTimer?.();
  }
}
