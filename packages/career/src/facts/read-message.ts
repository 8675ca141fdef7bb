/** Reads a message into facts, by the trained reader in the state of the conversation. */
import { type ConversationState, EMPTY_STATE, type ReadCall, type Reader } from "@bole/language";
import type { QuestionKind } from "../intake/questions.ts";
import { type Clause, clausesOf } from "../intake/quoted.ts";
import { examsNamed } from "../knowledge/exams.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";
import { AGAINST, applyCalls, factOf } from "./apply-calls.ts";
import { type Fact, type FactKind, FactKind as Kinds } from "./fact.ts";

export interface Conversation {
  readonly stage: "story" | "report" | "plan";
  /** What was asked before the message. */
  readonly question: QuestionKind | null;
  /** Occupations that were shown. */
  readonly options: readonly string[];
  readonly language: Language;
}

/** Who reads: the trained reader says what kind of thing is said, the sentence model what it is like. */
export interface MessageReader {
  readonly reader: Pick<Reader, "read">;
  readonly meaning: Meaning;
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
  { reader, meaning }: MessageReader,
  facts: readonly Fact[],
  { text, message }: { readonly text: string; readonly message: number },
  conversation: Conversation,
  signal?: AbortSignal,
): Promise<ReadFacts> {
  const names = conversation.options.map((id) => occupationById(id)[conversation.language]);
  const read = async (part: string, question: QuestionKind | null) => {
    const state = stateOf(facts, { ...conversation, question });
    const request = { product: "career", message: part, state, records: { occupation: names } };
    return (await reader.read(signal ? { ...request, signal } : request)).calls;
  };
  const calls = await read(text, conversation.question);
  const needsCare = calls.some(({ tool, confidence }) => tool === "care" && confidence >= CARE);
  const asked = conversation.question === null ? undefined : ASKED[conversation.question]?.[1];
  const isDoubtful = ({ values }: ReadCall) => asked !== undefined && values.kind === asked;
  // Whoever despairs says why, and a long answer says more than was asked: what is left is read by itself.
  const trusted = needsCare ? [] : calls.filter((call) => !isDoubtful(call));
  const doubtful = needsCare ? [] : calls.filter(isDoubtful);
  let known = applyCalls(facts, trusted, text, message);
  const asking = doubtful.map(({ clause }) => clause);
  const isRead = ({ start, text: words }: Clause) =>
    asking.some(([from, to]) => from < start + words.length && start < to) ||
    known.some((fact) => words.includes(fact.words) || fact.words.includes(words.trim()));
  const parts = clausesOf(text).filter((clause) => !isRead(clause));
  for (const call of doubtful) {
    const words = text.slice(...call.clause);
    const alone = (await read(words, null)).filter((one) => one.confidence >= SURE_ALONE);
    const other = alone.filter(({ values, tool }) => tool in TELLING && values.kind !== asked);
    known =
      other.length > 0
        ? applyCalls(known, other, words, message)
        : applyCalls(known, [call], text, message);
  }
  for (const part of parts.map((one) => one.text.trim()).filter((one) => one.length > SHORTEST)) {
    const more = applyCalls(known, await read(part, null), part, message);
    known = more.length > known.length ? more : await guessed(more, part, message);
  }
  /** What the reader cannot place is kept as what it is most like; the person sees it and can change it. */
  async function guessed(before: readonly Fact[], words: string, at: number): Promise<Fact[]> {
    const [meant] = await meaning.of([words], conversation.language, signal);
    const kind = Kinds.safeParse(meant?.kind);
    return kind.success ? [...before, factOf(kind.data, words, at)] : [...before];
  }
  return {
    facts: await withMeaning(known, facts, meaning, conversation.language, signal),
    calls,
    needsCare,
  };
}

/** What the new facts mean beyond their kind. */
export async function withMeaning(
  facts: readonly Fact[],
  before: readonly Fact[],
  meaning: Meaning,
  language: Language,
  signal?: AbortSignal,
): Promise<Fact[]> {
  const added = facts.filter((fact) => !before.includes(fact));
  const meant = await meaning.of(
    added.map(({ words }) => words),
    language,
    signal,
  );
  return facts.map((fact) => {
    const own = meant[added.indexOf(fact)];
    if (own === undefined) return fact;
    const limits = own.demands
      .filter(({ likeness }) => likeness >= (LIMITING.has(fact.kind) ? LIMIT : SURE_LIMIT))
      .map(({ demand }) => demand);
    return {
      ...fact,
      sense: own.sense,
      // What somebody leaves is not what they look for.
      near:
        LIKING.has(fact.kind) && own.sense !== "leaving" && examsNamed(fact.words).length === 0
          ? [...own.near]
          : [],
      excludes: [...new Set([...fact.excludes, ...limits])],
    };
  });
}

/** "The doctor says no more driving" is a limit, whatever else it is; weaker likenesses only limit where a limit is meant. */
const LIMIT = 0.68;
const SURE_LIMIT = 0.85;
const LIMITING: ReadonlySet<FactKind> = new Set([...AGAINST, "family"]);
const LIKING: ReadonlySet<FactKind> = new Set([
  ...(["wish", "interest", "value", "skill", "education", "experience"] as const),
  ...(["option", "target", "choice", "situation"] as const),
]);
/** Calls that tell something about the person. */
const TELLING: Readonly<Record<string, true>> = {
  note_fact: true,
  weigh: true,
  choose: true,
  rule_out: true,
};
const SURE_ALONE = 0.6;
const SHORTEST = 3;

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
