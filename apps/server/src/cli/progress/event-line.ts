/** A run, told line by line as it goes on: for logs, pipes and whoever has no terminal. */
import { isReserved, nodeOfKey, type RunEvent } from "@bole/engine";
import { oneLine } from "../terminal/text-width.ts";
import { durationText } from "./duration.ts";
import { factsOf, isItem, nameOf } from "./facts.ts";
import { glyphOf } from "./glyphs.ts";
import { planningLines } from "./planning-lines.ts";
import type { Words } from "./words.ts";

/** Tells each event in the lines it is worth; it remembers which agent a step is. */
export class EventTeller {
  readonly #words: Words;
  readonly #actions = new Map<string, string>();

  constructor(words: Words) {
    this.#words = words;
  }

  lines(event: RunEvent): string[] {
    const { type, key } = event;
    if (key === null) return this.#ofRun(event);
    const { action } = factsOf(event);
    if (action !== undefined) this.#actions.set(nodeOfKey(key), action);
    // What the run itself does is told by what comes of it; an item only if it fails.
    const told = type === "gate_opened" || type === "gate_answered" || type === "step_failed";
    if ((isReserved(key) || isItem(key)) && !told) return planningLines(event, this.#words);
    return this.#ofStep(event, key);
  }

  #ofRun(event: RunEvent): string[] {
    if (event.type === "budget_exceeded")
      return [`✗ ${this.#words.budget}: ${oneLine(factsOf(event).message ?? "")}`];
    if (event.type === "run_resumed") return [`▸ ${this.#words.resumed}`];
    return planningLines(event, this.#words);
  }

  #ofStep(event: RunEvent, key: string): string[] {
    const words = this.#words;
    const facts = factsOf(event);
    const name = this.#nameOf(key);
    const line = (sign: string, ...more: (string | undefined)[]) => [
      [`${sign} ${name}`, ...more.filter((part) => part)].join("  "),
    ];
    const time = facts.ms === undefined ? undefined : durationText(facts.ms);
    const why = facts.error ? oneLine(facts.error.message) : undefined;
    switch (event.type) {
      case "step_started":
        return line(glyphOf("active", null).sign);
      case "step_progress":
        return line(" ", oneLine(facts.message ?? ""));
      case "step_retried":
        return line("↻", words.attempt(facts.attempt ?? 2));
      case "step_completed":
        return line("✓", facts.items === undefined ? undefined : `×${facts.items}`, time);
      case "step_failed":
        return line("✗", time, why);
      case "step_skipped":
        return line(glyphOf("skipped", null).sign, why);
      case "step_rejected":
        return line(glyphOf("rejected", null).sign, why);
      case "step_cancelled":
        return line(glyphOf("cancelled", null).sign);
      case "gate_opened":
        return line(
          "?",
          facts.phase === "wait" ? words.waitsFor(facts.event ?? undefined) : words.asksPerson,
        );
      case "gate_answered":
        return line(
          "▸",
          words.answered(words.decisions[facts.decision ?? "approve"], facts.by ?? ""),
        );
      default:
        return planningLines(event, words);
    }
  }

  #nameOf(key: string): string {
    const own = /^@(create_plan|evaluate|approve)/.exec(key)?.[1];
    if (own === "create_plan" || own === "evaluate" || own === "approve")
      return this.#words.doing[own];
    const name = nameOf(key);
    const action = this.#actions.get(nodeOfKey(key));
    return action === undefined || action === name ? name : `${name}  ${action}`;
  }
}
