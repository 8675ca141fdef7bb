/** Reads a message into facts, by the trained reader in the state of the conversation. */
import { type ConversationState, EMPTY_STATE, type ReadCall, type Reader } from "@bole/language";
import type { QuestionKind } from "../intake/questions.ts";
import { clausesOf } from "../intake/quoted.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";
import { applyCalls } from "./apply-calls.ts";
import type { Fact } from "./fact.ts";

export interface Conversation {
  readonly stage: "story" | "report" | "plan";
  /** What was asked before the message. */
  readonly question: QuestionKind | null;
  /** Occupations that were shown. */
  readonly options: readonly string[];
  readonly language: Language;
}

export interface ReadFacts {
  readonly facts: Fact[];
  readonly calls: readonly ReadCall[];
  /** Whether the words show despair. */
  readonly needsCare: boolean;
}

/** A sign of despair is taken seriously sooner than anything else. */
const CARE = 0.3;

export async function readMessage(
  reader: Pick<Reader, "read">,
  facts: readonly Fact[],
  { text, message }: { readonly text: string; readonly message: number },
  conversation: Conversation,
  signal?: AbortSignal,
): Promise<ReadFacts> {
  const state = stateOf(facts, conversation);
  const names = conversation.options.map((id) => occupationById(id)[conversation.language]);
  const read = async (part: string) => {
    const request = { product: "career", message: part, state, records: { occupation: names } };
    return (await reader.read(signal ? { ...request, signal } : request)).calls;
  };
  const calls = await read(text);
  const needsCare = calls.some(({ tool, confidence }) => tool === "care" && confidence >= CARE);
  if (!needsCare) return { facts: applyCalls(facts, calls, text, message), calls, needsCare };
  // Whoever despairs says why: the other clauses are read by themselves.
  const parts = clausesOf(text).map((clause) => clause.text.trim());
  const each = await Promise.all(parts.map(async (part) => ({ part, own: await read(part) })));
  const known = each.reduce<readonly Fact[]>(
    (before, { part, own }) => applyCalls(before, own, part, message),
    facts,
  );
  return { facts: [...known], calls, needsCare };
}

const ASKED: Readonly<Partial<Record<QuestionKind, readonly [tool: string, argument: string]>>> = {
  situation: ["note_fact", "situation"],
  wish: ["note_fact", "wish"],
  limit: ["note_fact", "limit"],
  urgency: ["note_fact", "urgency"],
  date_past: ["note_fact", "deadline"],
  no_hours: ["note_fact", "hours"],
  too_many_hours: ["note_fact", "hours"],
  unknown_goal: ["choose", "option"],
  limit_broken: ["choose", "option"],
  confirm: ["answer", "decision"],
};

function stateOf(
  facts: readonly Fact[],
  { stage, question, options, language }: Conversation,
): ConversationState {
  const [tool, argument] = (question !== null && ASKED[question]) || [];
  const label = facts.map(({ words }) => words).join("|");
  return {
    ...EMPTY_STATE,
    focus: {
      stage: { kind: "stage", id: stage, label: stage },
      ...(facts.length > 0 && { facts: { kind: "fact", id: "facts", label } }),
    },
    list: options.map((id) => ({ kind: "occupation", id, label: occupationById(id)[language] })),
    question:
      tool === undefined
        ? null
        : { tool, argument: argument ?? null, choices: [], call: null, rest: [] },
  };
}
