/**
 * The seed's agent: a résumé in memory that one talks to. It knows no database; what it changed can be
 * undone as long as it lives. Messages are answered one after the other.
 */
import { LOCAL_OWNER } from "@bole/base";
import type { SaidBefore } from "@bole/models";
import { EMPTY_LOG } from "../history/edit-log.ts";
import { type ResumeDocument, readDocument } from "../model/document.ts";
import { TurnMemory } from "../reading/understanding.ts";
import { type Kept, keptGround } from "../sessions/kept-ground.ts";
import type { ToolResult } from "../tools/tool-result.ts";
import type { AgentEvent, AnyCall } from "./events.ts";
import { isModelMissed, planTurn } from "./plan-turn.ts";
import { rememberWaiting } from "./remember.ts";
import { settleTurn } from "./settle-turn.ts";
import { endEvents } from "./turn-events.ts";
import type { TurnParts } from "./turn-parts.ts";

export interface AgentOptions extends Partial<TurnParts> {
  /** Any part may be missing. @default nothing yet */
  readonly resume_data?: unknown;
}

export interface AgentResponse {
  readonly reply: string;
  readonly tool_calls: AnyCall[];
  readonly tool_results: ToolResult[];
  /** The last of them; null where no tool was called. */
  readonly tool_result: ToolResult | null;
  readonly resume_data: ResumeDocument;
}

export class CoreAgent {
  readonly #parts: TurnParts;
  readonly #kept: Kept;
  #memory = TurnMemory.parse({});
  #history: readonly SaidBefore[] = [];
  #last: Promise<unknown> = Promise.resolve();

  constructor({ resume_data = {}, ...parts }: { readonly resume_data?: unknown } & TurnParts) {
    this.#parts = parts;
    this.#kept = { document: readDocument(resume_data), log: EMPTY_LOG };
  }

  get resumeData(): ResumeDocument {
    return this.#kept.document;
  }

  /** All that a message leads to, at once. */
  async processMessage(message: string): Promise<AgentResponse> {
    const { events, resume_data } = await this.#inTurn(message);
    const tool_results = events.flatMap((event) => {
      if (event.type !== "tool_result") return [];
      const { resume_data: _, ...result } = event.content;
      return [result];
    });
    const replies = events.flatMap((event) => (event.type === "reply" ? [event.content] : []));
    return {
      reply: replies.join("\n"),
      tool_calls: events.flatMap((event) => (event.type === "tool_call" ? [event.content] : [])),
      tool_results,
      tool_result: tool_results.at(-1) ?? null,
      resume_data,
    };
  }

  /** The same, event by event. */
  async *processMessageStream(message: string): AsyncGenerator<AgentEvent, void, undefined> {
    yield* (await this.#inTurn(message)).events;
  }

  #inTurn(message: string): Promise<Answered> {
    const answered = this.#last.then(() => this.#answer(message));
    this.#last = answered.catch(() => undefined);
    return answered;
  }

  async #answer(message: string): Promise<Answered> {
    const { document, log } = this.#kept;
    const { tenant } = LOCAL_OWNER;
    const request = { message, document, memory: this.#memory, tenant, history: this.#history };
    const plan = await planTurn(this.#parts, request);
    const { events, reply, proposal } = await settleTurn({
      plan,
      ground: keptGround(this.#kept, "agent", this.#parts.now),
      base_version: log.version,
      mode: isModelMissed(plan.because) ? "propose" : "apply",
      turn_id: "",
      cause: {},
    });
    const isWaiting = proposal !== null && plan.kind === "calls";
    this.#memory = isWaiting ? rememberWaiting(plan.memory, plan.made, this.#memory) : plan.memory;
    this.#history = [
      ...this.#history,
      { role: "user" as const, text: message },
      { role: "assistant" as const, text: reply },
    ].slice(-SAID_BEFORE);
    return { events: [...events, ...endEvents(reply)], resume_data: this.resumeData };
  }
}

/** How far back a conversation is shown to a model. */
const SAID_BEFORE = 12;

interface Answered {
  readonly events: AgentEvent[];
  /** As it was when the message was answered. */
  readonly resume_data: ResumeDocument;
}
