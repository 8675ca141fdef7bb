/** Hands on a run's events, each once and in order, as they become durable. */
import type { EventsPort, RunEvent } from "@bole/engine";

export class EventFeed {
  readonly #events: EventsPort;
  readonly #run: { readonly tenant: string; readonly run_id: string };
  readonly #onEvent: (event: RunEvent) => void;
  readonly #stopWatching: () => void;
  #seen = 0;
  #waiting: { readonly seq: number; readonly resolve: () => void }[] = [];
  #reading: Promise<void> = Promise.resolve();

  constructor(
    events: EventsPort,
    run: { readonly tenant: string; readonly run_id: string },
    onEvent: (event: RunEvent) => void,
  ) {
    this.#events = events;
    this.#run = run;
    this.#onEvent = onEvent;
    this.#stopWatching = events.watch(run.run_id, () => void this.catchUp());
  }

  /** Resolves when everything that is stored by now has been handed on. */
  catchUp(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    return this.#reading;
  }

  /** The number of the last event that was handed on. */
  get seen(): number {
    return this.#seen;
  }

  /** Resolves when an event after this number has been handed on. */
  beyond(seq: number): Promise<void> {
    if (this.#seen > seq) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
  }

  stop(): void {
    this.#stopWatching();
  }

  async #read(): Promise<void> {
    const { tenant, run_id } = this.#run;
    for (const event of await this.#events.read(tenant, run_id, this.#seen)) {
      this.#seen = event.seq;
      this.#onEvent(event);
    }
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ seq }) => this.#seen <= seq);
    for (const { seq, resolve } of waiting) if (this.#seen > seq) resolve();
  }
}
