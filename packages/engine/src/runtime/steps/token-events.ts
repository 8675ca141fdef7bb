import type { TokenStream } from "../../contracts/execution-ctx.ts";
import type { RunContext } from "./run-context.ts";

/** How long a piece of text may wait for the next one. */
const WAIT_MS = 100;
/** Characters of one event, and of all events of one call. */
const MOST = 2_000;
const MOST_OF_CALL = 200_000;

/**
 * The text that a call is writing, as events. A model gives a word at a time, and an event is a row in a database: so pieces
 * are put together for a moment. What is beyond the limit of a call is in its result alone.
 */
export class TokenEvents implements TokenStream {
  readonly #run: RunContext;
  readonly #about: { readonly key: string; readonly attempt: number };
  #text = "";
  #told = 0;
  #void = false;
  #over = false;
  #cancelTimer: (() => void) | null = null;

  constructor(run: RunContext, about: { readonly key: string; readonly attempt: number }) {
    this.#run = run;
    this.#about = about;
  }

  readonly token = (text: string): void => {
    if (this.#over || text === "") return;
    this.#text += text.slice(0, MOST_OF_CALL - this.#told - this.#text.length);
    if (this.#text.length >= MOST) this.#tell();
    else this.#cancelTimer ??= this.#run.clock.setTimer(WAIT_MS, () => this.#tell());
  };

  readonly restart = (): void => {
    this.#void ||= this.#told > 0;
    this.#text = "";
    this.#told = 0;
  };

  /** The call is over: what is left is told, what comes later is not. */
  end(): void {
    this.#tell();
    this.#over = true;
  }

  #tell(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    const { key, attempt } = this.#about;
    const text = this.#text;
    if (text === "") return;
    const restart = this.#void ? { restart: true } : {};
    this.#run.writer.event("step_token", key, { text, attempt, ...restart }).soon();
    this.#text = "";
    this.#told += text.length;
    this.#void = false;
  }
}
