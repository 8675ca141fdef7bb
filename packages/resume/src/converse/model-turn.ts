/**
 * A message about a résumé while a model works on it. Its calls collect; after each of them all are carried out anew
 * on a copy of the résumé as it was, so that a call that does not hold leaves nothing behind.
 */
import type { JsonValue } from "@bole/engine";
import { forModel, masked } from "@bole/guardrails";
import type { NamedItem, ReadCall, Reading } from "@bole/language";
import { isInOwnWords, type NativeCall, placesOf, readNativeCall } from "@bole/language/native";
import type { CallResult } from "@bole/models";
import { type MadeCall, makeCalls } from "../agent/execute.ts";
import { editWords } from "../agent/replies/edit-reply.ts";
import type { ResumeDocument } from "../model/document.ts";
import { allEntries, entryItem } from "../reading/entries.ts";
import { nameField } from "../reading/places.ts";
import { RESUME_TOOLS } from "../reading/tools/index.ts";
import type { Turn, Understood } from "../reading/understanding.ts";
import type { ToolContext } from "../tools/run-tool.ts";
import { itemsOf } from "./resume-data.ts";
import { INVENTORY } from "./tools.ts";

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

/** Below 0.8 an edit waits for a yes. */
const UNNAMED = 0.5;
const SURE = 0.95;
/** Longer messages have a text in them that somebody else may have written. */
const LONGEST_WISH = 600;

export class ModelTurn {
  readonly #given: ModelTurnParts;
  #accepted: ReadCall[] = [];
  #known: readonly MadeCall[] = [];
  understood: Understood | undefined;
  /** Whether the person has to be shown what was read, because the model has not seen it. */
  showsReads = false;
  /** What has to be asked first, if the model does not find it out by itself. */
  #open: Understood | undefined;

  constructor(given: ModelTurnParts) {
    this.#given = given;
  }

  /** What the message comes to; undefined where no call was made that holds. */
  get result(): Understood | undefined {
    return this.#open ?? this.understood;
  }

  get isAsking(): boolean {
    return this.#open !== undefined;
  }

  async perform(native: NativeCall): Promise<CallResult> {
    const call = this.#read(native);
    if ("issues" in call) return { result: { error: call.issues.join(" ") } };
    const calls = [...this.#accepted, call];
    const understood = await this.#given.carryOut(calls);
    const { understanding } = understood;
    if (understanding.kind === "ask") {
      this.#open = understood;
      return { result: { question: forModel(understanding.reply) } };
    }
    const made =
      understanding.kind === "calls"
        ? makeCalls(this.#given.document, understanding.calls, this.#given.context)
        : [];
    const fresh = made.slice(this.#known.length);
    const wrong = await this.#wrongWith(fresh);
    if (wrong !== undefined) return { result: { error: wrong } };
    this.#open = undefined;
    this.#accepted = calls;
    this.#known = made;
    this.understood = understood;
    return { result: this.#told(understood, fresh), ends: native.tool === "refuse" };
  }

  #read(native: NativeCall): ReturnType<typeof readNativeCall> {
    const { turn, opinion } = this.#given;
    const { message, resume, memory } = turn;
    const choices = memory.state.question?.choices ?? [];
    const items = [...itemsOf(resume), ...choices];
    const call = readNativeCall(native, {
      ...{ toolbox: RESUME_TOOLS, inventory: INVENTORY, message, items },
    });
    const tool = RESUME_TOOLS.get(native.tool);
    if ("issues" in call || tool === undefined) return call;
    const spoken = { message, opinion, state: memory.state, named: namedIn(turn) };
    const isSure =
      tool.risk !== "change" ||
      (message.length <= LONGEST_WISH && isInOwnWords(call, tool, spoken));
    return { ...call, confidence: isSure ? SURE : UNNAMED };
  }

  async #wrongWith(made: readonly MadeCall[]): Promise<string | undefined> {
    for (const one of made) {
      const { success, message } = one.result;
      const wrong = success ? await this.#given.unfounded(one) : message;
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  #told({ understanding }: Understood, fresh: readonly MadeCall[]): JsonValue {
    const { language } = this.#given.context;
    if (understanding.kind === "talk") return { answer: forModel(understanding.reply) };
    if (understanding.kind !== "calls") return { noted: understanding.kind };
    const reads = fresh.filter(({ call }) => call.name === "CVReader");
    const read = reads.map(({ result }) => JSON.stringify(result.data)).join("\n");
    const isHidden = masked(read) !== read;
    this.showsReads ||= isHidden;
    const edits = fresh.filter(({ call }) => call.name === "CVEditor");
    const isWaiting = understanding.propose !== undefined;
    return {
      ...(reads.length > 0 && { [isHidden ? "shown" : "answer"]: forModel(read) }),
      ...(edits.length > 0 && {
        noted: edits.map((one) => forModel(editWords(one, language))).join("; "),
        ...(isWaiting && { told: "The person is shown it and asked for a yes first." }),
      }),
      ...(fresh.length === 0 && { noted: understanding.decides ?? "Nothing is different." }),
    };
  }
}

/** Entries whose name the message has. */
const namedIn = ({ message, resume }: Turn): NamedItem[] =>
  allEntries(resume).flatMap((entry) => {
    const [place] = placesOf(entry.fields[nameField(entry.list)] ?? "", message);
    return place ? [{ item: entryItem(entry), place }] : [];
  });
