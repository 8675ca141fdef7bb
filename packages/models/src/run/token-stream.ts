/** Hands the readable part of an answer on while it is still coming. */
import type { AnswerFormat } from "../task/answer-format.ts";
import { visiblePart } from "../task/thinking.ts";
import type { TaskCtx } from "./task-ctx.ts";

interface Streamed {
  readonly format: AnswerFormat;
  readonly stream: string | undefined;
}

export class TokenStream {
  readonly #task: Streamed;
  readonly #ctx: TaskCtx;
  #said = "";
  #handed = "";

  constructor(task: Streamed, ctx: TaskCtx) {
    this.#task = task;
    this.#ctx = ctx;
  }

  /** Whether a model should stream: somebody listens, and there is a text to hear. */
  get wanted(): boolean {
    const { format, stream } = this.#task;
    return this.#ctx.onToken !== undefined && (format.kind === "text" || stream !== undefined);
  }

  /** Before each try. */
  begin(): void {
    if (this.#handed !== "") this.#ctx.onRestart?.();
    this.#said = "";
    this.#handed = "";
  }

  async add(piece: string): Promise<void> {
    this.#said += piece;
    this.#hand(await this.#readable());
  }

  /** An answer that is there at once: the solver's, or one from the cache. */
  end(value: unknown): void {
    if (!this.wanted) return;
    const text = textOf(value, this.#task.stream);
    // What a failed try has said is void, unless it was the beginning of just this.
    if (!text.startsWith(this.#handed)) this.begin();
    this.#hand(text);
  }

  #hand(text: string): void {
    // While a value is incomplete its end may still change; only what stands for sure goes out.
    if (!text.startsWith(this.#handed)) return;
    const more = text.slice(this.#handed.length);
    this.#handed = text;
    if (more !== "") this.#ctx.onToken?.(more);
  }

  async #readable(): Promise<string> {
    const visible = visiblePart(this.#said);
    const { format, stream } = this.#task;
    if (format.kind === "text") return visible;
    const start = visible.indexOf("{");
    if (start < 0) return "";
    const { parsePartialJson } = await import("ai");
    const { value } = await parsePartialJson(visible.slice(start));
    const inner = format.wrapped && isRecord(value) ? value.value : value;
    return textOf(inner, stream);
  }
}

function textOf(value: unknown, field: string | undefined): string {
  const text = field === undefined ? value : isRecord(value) ? value[field] : undefined;
  return typeof text === "string" ? text : "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
