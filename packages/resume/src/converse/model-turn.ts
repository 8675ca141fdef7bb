/**
 * A message about a résumé while a model works on it. Its edits are made on a copy, its other calls are carried out anew
 * after each of them, so that a call that does not hold leaves nothing behind.
 */
import type { JsonValue } from "@bole/engine";
import { forModel, masked } from "@bole/guardrails";
import type { ReadCall, Reading } from "@bole/language";
import { isInOwnWords, type NativeCall, readNativeCall } from "@bole/language/native";
import type { CallResult } from "@bole/models";
import { z } from "zod";
import { type MadeCall, makeCalls } from "../agent/execute.ts";
import { editWords } from "../agent/replies/edit-reply.ts";
import type { ResumeDocument } from "../model/document.ts";
import { existsPath, getByPath } from "../path/index.ts";
import { carryOutEdits } from "../reading/carry-out-edits.ts";
import { RESUME_TOOLS } from "../reading/tools/index.ts";
import type { Turn, Understood } from "../reading/understanding.ts";
import type { ToolContext } from "../tools/run-tool.ts";
import { CV_EDITOR, ExactEdits, makeExactEdits } from "./exact-edits.ts";
import { areInOwnWords } from "./own-words.ts";
import { INVENTORY, TOOL_SCHEMAS } from "./tools.ts";

interface ModelTurnParts {
  readonly turn: Turn;
  readonly document: ResumeDocument;
  /** What the embedded reader reads. */
  readonly opinion: Reading;
  readonly carryOut: (calls: readonly ReadCall[]) => Promise<Understood>;
  /** What an edit states that nobody has said. */
  readonly unfounded: (call: MadeCall) => Promise<string | undefined>;
  readonly context: ToolContext;
}

/** Below 0.8 a step in the history is asked about first. */
const UNNAMED = 0.5;
const SURE = 0.95;

export class ModelTurn {
  readonly #given: ModelTurnParts;
  #accepted: ReadCall[] = [];
  /** What the accepted calls come to, without the edits. */
  #called: Understood | undefined;
  #edits: readonly MadeCall[] = [];
  /** Whether the person has to be shown what was read, because the model has not seen it. */
  showsReads = false;
  /** What has to be asked first, if the model does not find it out by itself. */
  #open: Understood | undefined;

  constructor(given: ModelTurnParts) {
    this.#given = given;
  }

  get isAsking(): boolean {
    return this.#open !== undefined;
  }

  /** What the message comes to; undefined where no call was made that holds. */
  get result(): Understood | undefined {
    if (this.#open !== undefined || this.#edits.length === 0) return this.#open ?? this.#called;
    const { turn, context, opinion } = this.#given;
    const called = this.#called?.understanding;
    const others = called?.kind === "calls" ? called.calls : [];
    const isNamed = areInOwnWords(this.#edits, turn, opinion);
    const calls = [...others, ...this.#edits.map(({ call }) => call)];
    const { language } = context;
    const done = carryOutEdits({ ...turn, language }, calls, isNamed ? [] : ["odd"]);
    const { understanding } = done;
    const isDecided =
      called?.kind === "calls" && called.decides === "apply" && understanding.kind === "calls";
    if (!isDecided || understanding.propose !== undefined) return done;
    return { ...done, understanding: { ...understanding, decides: "apply" } };
  }

  async perform(native: NativeCall): Promise<CallResult> {
    return native.tool === CV_EDITOR.name ? this.#edit(native.args) : this.#call(native);
  }

  async #edit(args: unknown): Promise<CallResult> {
    const given = ExactEdits.safeParse(args);
    if (!given.success) {
      const issues = given.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
      return { result: { error: issues.join("; ") } };
    }
    if (this.#isStep) return { result: { error: STEP_APART } };
    const { document: shown, context } = this.#given;
    const kept = given.data.instead ? [] : this.#edits;
    const document = kept.at(-1)?.after ?? this.#ground();
    const made = makeExactEdits(given.data, { shown, document, context });
    if ("error" in made) return { result: { error: made.error } };
    for (const one of made) {
      const wrong = await this.#given.unfounded(one);
      if (wrong !== undefined) return { result: { error: `${wrong}. Nothing was noted.` } };
    }
    this.#edits = [...kept, ...made];
    return { result: this.#noted(made) };
  }

  /** The résumé that edits begin with: with those that waited, where they were accepted. */
  #ground(): ResumeDocument {
    const { document, context } = this.#given;
    const called = this.#called?.understanding;
    const calls = called?.kind === "calls" ? called.calls : [];
    return makeCalls(document, calls, context).at(-1)?.after ?? document;
  }

  get #isStep(): boolean {
    const kind = this.#called?.understanding.kind;
    return kind === "undo" || kind === "redo";
  }

  async #call(native: NativeCall): Promise<CallResult> {
    const call = this.#read(native);
    if (native.tool === "answer_pending" && isChange(native.args))
      return { result: { error: CHANGE_BY_EDITS } };
    if ("issues" in call) return { result: { error: call.issues.join(" ") } };
    const calls = [...this.#accepted, call];
    const understood = await this.#given.carryOut(calls);
    const { kind } = understood.understanding;
    if ((kind === "undo" || kind === "redo") && this.#edits.length > 0)
      return { result: { error: STEP_APART } };
    if (understood.understanding.kind === "ask") {
      this.#open = understood;
      return { result: { question: forModel(understood.understanding.reply) } };
    }
    this.#open = undefined;
    this.#accepted = calls;
    this.#called = understood;
    return { result: this.#told(understood) };
  }

  #read(native: NativeCall): ReturnType<typeof readNativeCall> {
    const { message, memory } = this.#given.turn;
    if (!TOOL_SCHEMAS.some(({ name }) => name === native.tool))
      return { issues: [`There is no tool ${native.tool}.`] };
    const call = readNativeCall(native, {
      ...{ toolbox: RESUME_TOOLS, inventory: INVENTORY, message },
      items: memory.state.question?.choices ?? [],
    });
    const tool = RESUME_TOOLS.get(native.tool);
    if ("issues" in call || tool === undefined) return call;
    const spoken = { message, opinion: this.#given.opinion, state: memory.state, named: [] };
    const isSure = tool.risk !== "change" || isInOwnWords(call, tool, spoken);
    return { ...call, confidence: isSure ? SURE : UNNAMED };
  }

  #noted(made: readonly MadeCall[]): JsonValue {
    const { language } = this.#given.context;
    const understanding = this.result?.understanding;
    const isWaiting = understanding?.kind === "calls" && understanding.propose !== undefined;
    return {
      noted: made.map((one) => forModel(editWords(one, language))),
      now: made.flatMap(({ call, after, result }) => {
        const { path = "" } = call.params;
        if ("action" in call.params && call.params.action === "delete") return [];
        const text = existsPath(after, path) ? getByPath(after, path) : "";
        const shown = typeof text === "string" ? text : JSON.stringify(result.data);
        return [{ path, text: forModel(shown) }];
      }),
      ...(isWaiting && { told: "The person is shown it and asked for a yes first." }),
    };
  }

  #told({ understanding }: Understood): JsonValue {
    if (understanding.kind === "talk") return { answer: forModel(understanding.reply) };
    if (understanding.kind !== "calls") return { noted: understanding.kind };
    const { document, context } = this.#given;
    const made = makeCalls(document, understanding.calls, context);
    const reads = made.filter(({ call }) => call.name === "CVReader");
    const read = reads.map(({ result }) => JSON.stringify(result.data)).join("\n");
    const isHidden = masked(read) !== read;
    this.showsReads ||= isHidden;
    const edits = made.filter(({ call }) => call.name === "CVEditor");
    return {
      ...(reads.length > 0 && { [isHidden ? "shown" : "answer"]: forModel(read) }),
      ...(edits.length > 0 && {
        noted: edits.map((one) => forModel(editWords(one, context.language))),
      }),
    };
  }
}

const Decision = z.object({ decision: z.enum(["modify", "choose"]) });
const isChange = (args: unknown): boolean => Decision.safeParse(args).success;

/** The person has said already what is to be otherwise. */
const CHANGE_BY_EDITS =
  "Make what waits otherwise by CVEditor: all edits that are wanted now; or answer_pending with approve for what waits, and CVEditor for what differs.";

const STEP_APART =
  "undo and redo cannot go together with edits in one message: do one of them, and tell the person to ask for the other next.";
