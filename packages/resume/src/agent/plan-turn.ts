/**
 * What a message comes to: calls made on a working copy, a step in the history, or words. It changes
 * nothing that anybody sees; whoever asked keeps the result, whole, or lets it go.
 */
import type { Models } from "@bole/models";
import { asResumeData, type ResumeDocument } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import type { ToolCall } from "../tools/tool-call.ts";
import type {
  Turn,
  TurnMemory,
  Understanding,
  Understood,
} from "../understanding/understanding.ts";
import { editResumeTask } from "./edit-resume-task.ts";
import { type MadeCall, makeCalls } from "./execute.ts";
import { rememberCalls, settleMemory } from "./remember.ts";
import { turnReply } from "./replies/turn-reply.ts";

/** A model that goes on and on is stopped. */
const MAX_ROUNDS = 4;
const MAX_CALLS = 40;

export interface TurnParts {
  /** The embedded solver. */
  readonly understand: (turn: Turn) => Understood;
  /** Without them the rules alone answer. */
  readonly models?: Pick<Models, "run">;
  /** Such as `edu-3f9a…` for the prefix `edu`. */
  readonly newId: (prefix: string) => string;
  readonly now: () => Date;
}

export interface TurnRequest {
  readonly message: string;
  readonly document: ResumeDocument;
  readonly memory: TurnMemory;
  readonly tenant?: string;
  readonly signal?: AbortSignal;
}

interface Planned {
  readonly memory: TurnMemory;
  readonly language: Language;
  /** `embedded`, or the model that answered. */
  readonly solver: string;
}

export type TurnPlan = Planned &
  (
    | {
        readonly kind: "calls";
        readonly made: readonly MadeCall[];
        readonly reply: string;
        /** Where the edits are to wait for somebody. */
        readonly proposing: string;
      }
    | { readonly kind: "undo" | "redo"; readonly times: number }
    | { readonly kind: "talk"; readonly reply: string }
  );

export async function planTurn(parts: TurnParts, request: TurnRequest): Promise<TurnPlan> {
  const { message, document, memory } = request;
  const resume = asResumeData(document);
  const understood = parts.understand({ message, resume, memory, today: parts.now() });
  const asked = await askModels(parts, request, understood);
  const { understanding, solver, made, language } = asked;
  const isRules = solver === EMBEDDED;
  const next = isRules ? understood.memory : rememberCalls(memory, made);
  const planned = { language, solver, memory: settleMemory(next, made) };
  if (understanding.kind === "undo" || understanding.kind === "redo") {
    return { ...planned, kind: understanding.kind, times: understanding.times };
  }
  const more = wordsOf(understanding);
  if (made.length === 0) return { ...planned, kind: "talk", reply: more ?? "" };
  const reply = turnReply(made, language, { more });
  const proposing = turnReply(made, language, { more, isProposed: true });
  return { ...planned, kind: "calls", made, reply, proposing };
}

const EMBEDDED = "embedded";

interface Asked {
  readonly understanding: Understanding;
  readonly solver: string;
  readonly language: Language;
  readonly made: readonly MadeCall[];
}

/** Round by round: a model sees what became of its calls, and corrects what failed. */
async function askModels(
  parts: TurnParts,
  request: TurnRequest,
  { understanding: rules, language }: Understood,
): Promise<Asked> {
  const { models, newId } = parts;
  const made: MadeCall[] = [];
  const make = (calls: readonly ToolCall[]) => {
    const from = made.at(-1)?.after ?? request.document;
    made.push(...makeCalls(from, calls.slice(0, MAX_CALLS - made.length), { language, newId }));
  };
  let understanding = rules;
  let solver = EMBEDDED;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const first = round === 0;
    const answer = models && (await ask(models, parts, request, made, rules));
    // Once a model has begun, rules that know nothing of its calls do not go on for it.
    if (answer === undefined || answer.solver === EMBEDDED) {
      if (first && rules.kind === "calls") make(rules.calls);
      return { understanding: first ? rules : understanding, solver, language, made };
    }
    ({ solver } = answer);
    understanding = answer.understanding;
    if (understanding.kind !== "calls") break;
    const known = made.length;
    make(understanding.calls);
    const latest = made.slice(known);
    const isDone = latest.every(({ call, result }) => call.name === "CVEditor" && result.success);
    if (isDone || made.length >= MAX_CALLS) break;
  }
  return { understanding, solver, language, made };
}

async function ask(
  models: Pick<Models, "run">,
  { now }: TurnParts,
  { message, document, memory, tenant, signal }: TurnRequest,
  made: readonly MadeCall[],
  rules: Understanding,
) {
  const input = {
    message,
    resume: made.at(-1)?.after ?? document,
    memory,
    today: now().toISOString().slice(0, 10),
    results: made.map(({ call, result }) => ({ call, result })),
    rules,
  };
  const ctx = { ...(tenant !== undefined && { tenant }), ...(signal !== undefined && { signal }) };
  const { value, solver, model } = await models.run(editResumeTask, input, ctx);
  return { understanding: value, solver: solver === "model" ? (model ?? "model") : EMBEDDED };
}

/** What is said beside what is done, or instead of it. */
function wordsOf(understanding: Understanding): string | undefined {
  if (understanding.kind === "calls") return understanding.ask;
  return "reply" in understanding ? understanding.reply : undefined;
}
