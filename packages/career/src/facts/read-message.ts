/** Reads a message into facts, by the trained reader in the state of the conversation. */
import { type ConversationState, EMPTY_STATE, type ReadCall, type Reader } from "@bole/language";
import { simplify } from "@bole/language/text";
import { askedBy } from "../clauses/clause-kind.ts";
import { assessDistress, type Distress, isDoubtful } from "../distress/assess-distress.ts";
import { needsCare } from "../distress/bounds.ts";
import type { Features } from "../distress/features.ts";
import { isNoOption } from "../intake/essentials.ts";
import type { QuestionKind } from "../intake/question.ts";
import { examsNamed } from "../knowledge/exams.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";
import { AGAINST, addFacts, factOf, withoutRetracted } from "./apply-calls.ts";
import { isCareAnswer } from "./crisis.ts";
import { namesOptions, weighedIn, withDilemma } from "./dilemma.ts";
import { type Fact, type FactKind, FactKind as Kinds } from "./fact.ts";
import { isWeighed, judgeSentences, saysNothing, withJudged } from "./judged-clauses.ts";
import { listedOptions } from "./listed-options.ts";
import { withOwnOccupations } from "./own-occupations.ts";
import { type Piece, piecesOf, sentencesIn } from "./sentences.ts";
import { settleReadings } from "./settle-readings.ts";
import { withStatedSwitch } from "./stated-switch.ts";

export interface Conversation {
  readonly stage: "story" | "report" | "plan";
  /** What was asked before the message. */
  readonly question: QuestionKind | null;
  /** Occupations that were shown. */
  readonly options: readonly string[];
  /** Answers that were offered to be clicked. */
  readonly answers?: readonly string[];
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
  /** What the words show of how the person is. */
  readonly distress: Distress;
}

export async function readMessage(
  { reader, meaning }: MessageReader,
  facts: readonly Fact[],
  { text: written, message }: { readonly text: string; readonly message: number },
  conversation: Conversation,
  signal?: AbortSignal,
): Promise<ReadFacts> {
  if (conversation.question === "care" && isCareAnswer(written))
    return { facts: [...facts], calls: [], distress: "none" };
  const text = conversation.language === "zh" ? simplify(written) : written;
  const isOffered = conversation.answers?.includes(written.trim()) ?? false;
  // One of the occupations that were offered: chosen, whatever a reader would make of its name.
  if (isOffered && conversation.question === "unknown_goal") {
    const known = [...facts, factOf("choice", text, message)];
    const meant = await withMeaning(known, facts, meaning, conversation.language, signal);
    return { facts: meant, calls: [], distress: "none" };
  }
  const names = conversation.options.map((id) => occupationById(id)[conversation.language]);
  const read = async (part: string, question: QuestionKind | null) => {
    const state = stateOf(facts, { ...conversation, question });
    const request = { product: "career", message: part, state, records: { occupation: names } };
    return (await reader.read(signal ? { ...request, signal } : request)).calls;
  };
  const calls = await read(text, conversation.question);
  const sentences = sentencesIn(text);
  const isOne = sentences.length === 1 && conversation.question === null;
  const alone: (readonly ReadCall[])[] = [];
  for (const sentence of sentences) alone.push(isOne ? calls : await read(sentence.text, null));
  const heard = sentences.map((sentence, at) => [
    ...(alone[at] ?? []),
    // A lone sentence that sounds calm is calm, unless the whole message says it clearly.
    ...calls.filter(
      (call) => isIn(call, sentence) && (call.tool !== "care" || call.confidence >= CLEARLY),
    ),
  ]);
  // What was offered for a click is nobody's own words.
  const { level, shown } = isOffered
    ? CALM
    : assessDistress(await judgedSentences(sentences, heard, meaning, signal));
  const asked = askedKind(conversation.question);
  // Asked for what they weigh, they name one thing after the other.
  const named =
    conversation.question === "options" && level === "none" && !refusesToSay(calls)
      ? listedOptions(text).filter((one) => !isNoOption(one))
      : [];
  if (named.length > 0) {
    // What they name now are the options, in place of what was heard in their story.
    const others = facts.filter(({ kind, message: from }) => kind !== "option" || from === null);
    const weighed = [...others, ...named.map((one) => factOf("option", one, message))];
    const meant = await withMeaning(weighed, facts, meaning, conversation.language, signal);
    return { facts: meant, calls, distress: level };
  }
  if (isOffered && conversation.question === "options")
    return { facts: [...facts], calls, distress: level };
  const before = withoutRetracted(facts, facts.length > 0 ? calls : []);
  const judged = await judgeSentences(sentences, askedBy(conversation.question), meaning, signal);
  const weighs = judged.some(isWeighed);
  let known: Fact[] = [...before];
  for (const [at, sentence] of sentences.entries()) {
    const dark = shown.includes(sentence.text) ? await darkPieces(sentence, meaning, signal) : [];
    const within = calls.filter((call) => isIn(call, sentence));
    const read = settleReadings(sentence, within, isOne ? null : (alone[at] ?? []), asked);
    const settled = withJudged(read, judged[at] ?? [], sentence, weighs);
    const kept = settled.filter(
      ({ piece }) => !dark.some(({ start, end }) => start < piece.end && piece.start < end),
    );
    known = addFacts(known, kept, dark.length > 0 ? null : sentence.text, message);
  }
  const dilemmas = await weighedIn(sentences, heard, meaning, conversation.language, signal);
  for (const sentence of dilemmas)
    if (!shown.includes(sentence.text) && !namesOptions(known, sentence, message))
      known = withDilemma(known, sentence.text, message);
  if (asked !== null && known.length === before.length && level === "none" && !declines(calls))
    known = [
      ...known,
      factOf(judged.every(saysNothing) ? "note" : asked, text.slice(0, 500), message),
    ];
  const meant = await withMeaning(known, facts, meaning, conversation.language, signal);
  return { facts: withoutEchoes(meant), calls, distress: level };
}

/** The same words once: not as a quotation beside a fact, nor as a limit that limits nothing beside another. */
function withoutEchoes(facts: readonly Fact[]): Fact[] {
  const isEmpty = ({ kind, excludes }: Fact) => kind === "limit" && excludes.length === 0;
  return facts.filter(
    (fact) =>
      !(fact.kind === "note" || isEmpty(fact)) ||
      !facts.some(
        (other) =>
          other !== fact && other.kind !== "note" && !isEmpty(other) && other.words === fact.words,
      ),
  );
}

const CLEARLY = 0.75;
const CALM = { level: "none", shown: [] } as const satisfies ReturnType<typeof assessDistress>;

/** Each with what the judge goes by: of its pieces, too, where the reader hears that somebody needs care. */
async function judgedSentences(
  sentences: readonly Piece[],
  heard: readonly (readonly ReadCall[])[],
  meaning: Meaning,
  signal?: AbortSignal,
) {
  const parts = sentences.map((sentence, at) =>
    needsCare(heard[at] ?? []) ? [sentence, ...piecesOf(sentence)] : [sentence],
  );
  const rest = await meaning.features(
    parts.flat().map((part) => part.text),
    signal,
  );
  return sentences.map(({ text }, at) => ({
    text,
    features: rest.splice(0, parts[at]?.length ?? 0),
    calls: heard[at] ?? [],
  }));
}

/** What shows despair is no fact about work, and is never quoted back; the rest of the sentence may be one. */
async function darkPieces(
  sentence: Piece,
  meaning: Meaning,
  signal?: AbortSignal,
): Promise<readonly Piece[]> {
  const pieces = piecesOf(sentence);
  const texts = pieces.map(({ text }) => text);
  const features = await meaning.features(texts, signal);
  const dark = pieces.filter((_, at) => isDoubtful(features[at] ?? NO_FEATURES));
  return dark.length > 0 ? dark : [sentence];
}

const isIn = ({ clause: [from, to] }: ReadCall, { start, end }: Piece): boolean =>
  from < end && start < to;

const NO_FEATURES: Features = {
  meaning: new Float32Array(),
  state: new Float32Array(),
  runs: [],
};

/** "Skip", "no", 不知道: an answer, and nothing to keep. */
const declines = (calls: readonly ReadCall[]): boolean => calls.length === 0 || refusesToSay(calls);

const refusesToSay = (calls: readonly ReadCall[]): boolean =>
  calls.some(({ tool }) => tool === "answer" || tool === "cannot");

function askedKind(question: QuestionKind | null): FactKind | null {
  const [tool, argument] = (question !== null && ASKED[question]) || [];
  const kind = Kinds.safeParse(tool === "note_fact" ? argument : null);
  return kind.success ? kind.data : null;
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
  const understood = facts.map((fact) => {
    const own = meant[added.indexOf(fact)];
    if (own === undefined) return fact;
    // It is not clear what a quotation says: it rules nothing out.
    if (fact.kind === "note") return { ...fact, sense: fact.sense ?? own.sense };
    const limits = own.demands
      .filter(({ likeness }) => likeness >= (LIMITING.has(fact.kind) ? LIMIT : SURE_LIMIT))
      .map(({ demand }) => demand);
    return {
      ...fact,
      // Which sum it is was told apart already.
      sense: fact.kind === "money" ? fact.sense : own.sense,
      // What somebody leaves is not what they look for.
      near:
        LIKING.has(fact.kind) && own.sense !== "leaving" && examsNamed(fact.words).length === 0
          ? [...own.near]
          : [],
      excludes: [...new Set([...fact.excludes, ...limits])],
    };
  });
  // What the person wrote into the list themselves is what they mean.
  const written = understood.filter(({ message }) => message === null);
  const stated = await withStatedSwitch(understood, before, meaning, language, signal);
  return withOwnOccupations(stated, [...before, ...written], meaning, language, signal);
}

/** "The doctor says no more driving" is a limit, whatever else it is; weaker likenesses only limit where a limit is meant. */
const LIMIT = 0.76;
const SURE_LIMIT = 0.85;
const LIMITING: ReadonlySet<FactKind> = new Set([...AGAINST, "family"]);
const LIKING: ReadonlySet<FactKind> = new Set([
  ...(["wish", "interest", "value", "skill", "education", "experience"] as const),
  ...(["option", "target", "choice", "situation"] as const),
]);
const ASKED: Readonly<Partial<Record<QuestionKind, readonly [tool: string, argument: string]>>> = {
  situation: ["note_fact", "situation"],
  wish: ["note_fact", "wish"],
  limit: ["note_fact", "limit"],
  urgency: ["note_fact", "urgency"],
  money: ["note_fact", "money"],
  strength: ["note_fact", "skill"],
  place: ["note_fact", "place"],
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
