/** What a run's events tell beyond its graph: since when, the how-manieth try, what was said last. */
import { isReserved, nodeOfKey, type RunEvent } from "@bole/engine";
import { oneLine } from "../terminal/text-width.ts";
import { factsOf } from "./facts.ts";
import { planningLines } from "./planning-lines.ts";
import type { Words } from "./words.ts";

export class RunNotes {
  readonly #words: Words;
  readonly #started = new Map<string, number>();
  readonly #attempts = new Map<string, number>();
  readonly #said = new Map<string, string>();
  readonly #own = new Set<string>();
  readonly #history: string[] = [];

  constructor(words: Words) {
    this.#words = words;
  }

  add(event: RunEvent): void {
    this.#history.push(...planningLines(event, this.#words));
    const { type, key, at } = event;
    if (key === null) return;
    const node = nodeOfKey(key);
    if (type === "step_started") {
      this.#started.set(node, Date.parse(at));
      this.#said.delete(node);
      if (isReserved(key)) this.#own.add(node);
    } else if (type === "step_progress") {
      this.#said.set(node, oneLine(factsOf(event).message ?? ""));
    } else if (type === "step_retried") {
      this.#attempts.set(node, factsOf(event).attempt ?? 2);
    } else if (type.startsWith("step_") && type !== "step_token") {
      this.#own.delete(node);
      this.#said.delete(node);
    }
  }

  /** In epoch milliseconds. */
  startedAt = (node: string): number | undefined => this.#started.get(node);
  attempt = (node: string): number | undefined => this.#attempts.get(node);
  said = (node: string): string | undefined => this.#said.get(node);
  /** How the run came to its plan, oldest first. */
  history = (): readonly string[] => this.#history;
  /** What the run itself is doing: keys such as `@create_plan@1`. */
  own = (): readonly string[] => [...this.#own];
}
