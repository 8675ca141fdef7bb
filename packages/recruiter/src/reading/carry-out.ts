/**
 * What a reading comes to in this workspace: its tools put questions, small acts and work on a desk. Nothing is
 * done here. Words are compared with the whole workspace, so it runs in a thread.
 */
import { threadJob } from "@bole/base/threads";
import {
  type ConversationState,
  type ExecutedTurn,
  execute,
  type Reading as ReadCalls,
} from "@bole/language";
import type { EmbeddedBecause } from "../model/embedded-because.ts";
import { exampleCall } from "./by-example.ts";
import { callViews } from "./call-view.ts";
import { asConfirmation, carefully, missedOf } from "./careful.ts";
import { chosenIn } from "./chosen.ts";
import { type Desk, type DeskScene, isFound, openDesk, type Wish } from "./desk.ts";
import { intendedOf } from "./intended.ts";
import { joinWishes } from "./join-wishes.ts";
import { linkingFor } from "./linking.ts";
import { withInterviewers } from "./named-interviewers.ts";
import { namedItems } from "./named-items.ts";
import { withOffers } from "./offered.ts";
import type { Records } from "./parts.ts";
import type { Reading } from "./reading.ts";
import { asStyleWish } from "./style-wish.ts";
import { CAREFUL, DECISION, THRESHOLDS } from "./thresholds.ts";
import { RECRUITER_TOOLS } from "./tools/index.ts";
import { goalsOfCall } from "./work/goals.ts";
import { leftNote, noCriteriaNote } from "./work/notes.ts";
import { doneWith, withWork } from "./work/started.ts";

export interface TurnToCarryOut
  extends Omit<DeskScene, "records" | "calls" | "isMixed" | "isModel"> {
  readonly embedded_because: EmbeddedBecause;
  /** Whether it is known to be about one card that waits. */
  readonly isDecision: boolean;
  /** The message that led to the question that is open; empty where none is. */
  readonly unfinished: string;
}

export async function carryOut(
  records: Records,
  { embedded_because, isDecision, unfinished, ...scene }: TurnToCarryOut,
  read: ReadCalls,
): Promise<Reading> {
  const { state, message, language } = scene;
  const isModel = read.reader === "model";
  const isFinal = isDecision || isModel;
  const example = isFinal ? undefined : exampleCall(message);
  const given = example
    ? [example]
    : read.calls.map((call) => (isFinal ? call : asStyleWish(call, message)));
  const calls = await withInterviewers(given, { ...scene, records });
  const reading = { ...read, calls };
  const desk = openDesk({
    ...scene,
    records,
    calls,
    isMixed: !isDecision && isMixed(calls, state),
    isModel,
  });
  const missed = isFinal ? null : missedOf(embedded_because);
  const choice = chosenIn(message, state.question, reading.calls);
  const turn = await execute({
    ...{ state, toolbox: RECRUITER_TOOLS, context: desk, language },
    // A model's calls are complete by themselves.
    message: isModel ? "" : message,
    named: namedItems(message, desk.workspace),
    reading: choice !== undefined ? { choice } : missed ? carefully(reading) : reading,
    linking: linkingFor(desk),
    starting: (_, spoken) => {
      desk.spoken = spoken;
    },
    thresholds: isDecision ? DECISION : missed ? CAREFUL : THRESHOLDS,
  });
  const whole = withOffers(withWork(turn, desk), desk);
  const why = isModel && !isDecision ? "unnamed" : missed;
  const confirming = why && asConfirmation(whole, { why, language });
  return {
    ...readingOf(desk, confirming ?? whole, unfinished),
    // Nobody knows yet that it is what was wanted.
    ...(confirming && { intended: null }),
    confidence: Math.min(1, ...reading.calls.map(({ confidence }) => confidence)),
    reader: reading.reader,
    embedded_because,
    verdicts: [],
  };
}

/**
 * "Worth a shot, drop him a line" is no yes to the card that waits, nor is "cool. can you post it on my page?". Who only
 * asks something beside a yes to what has just come has said yes: "confirmed. And does she speak German?"
 */
function isMixed(calls: ReadCalls["calls"], { pending }: ConversationState): boolean {
  const [card, ...more] = pending;
  const isFresh = card?.is_new === true && more.length === 0;
  return calls.some((call) => call.polarity === "do" && !isPlainBesideYes(call, isFresh));
}

function isPlainBesideYes(call: ReadCalls["calls"][number], isFresh: boolean): boolean {
  const { tool, confidence } = call;
  if (tool === "talk") return true;
  if (tool === "answer_pending") return confidence >= THRESHOLDS.change;
  const isLook = RECRUITER_TOOLS.get(tool)?.risk === "read" && !ENDS.has(tool);
  return isFresh && isLook && confidence >= LOOK && goalsOfCall(call).length === 0;
}

/** What cannot or must not be done may be all that was meant. */
const ENDS: ReadonlySet<string> = new Set(["cannot", "refuse", "ask"]);
/** So sure one must be that it only looks. */
const LOOK = 0.7;

export const carryOutJob = threadJob<typeof carryOut>(new URL(import.meta.url), "carryOut");

function readingOf(
  desk: Desk,
  turn: ExecutedTurn,
  unfinished: string,
): Omit<Reading, "confidence" | "reader" | "embedded_because" | "verdicts"> {
  const { refused, language, message } = desk;
  // A message that wants what must not be done is refused as a whole: nobody can tell what of it would be left.
  const { asks, actions, wishes } = refused === null ? desk : NOTHING;
  const { asked, state, continues } = turn;
  const isAsked = asked !== undefined;
  const joined = joinWishes(wishes, { language, isDraft: isDraft(desk) });
  // What is not clear yet may belong to the work that is: nothing begins before it is.
  const work = isAsked ? null : joined;
  const answered = isAsked || refused !== null ? null : desk.answered;
  const isAnswer = answered !== null;
  // A model has read the whole message: all of it is done. Other calls may be the same words, read twice.
  const { isModel } = desk;
  const besides =
    isModel && !isAsked && refused === null ? besidesOf(desk, isAnswer, work?.left) : [];
  const left = isModel ? [] : isAnswer ? wishes : (work?.left ?? []);
  const isRest = isAnswer && actions.length > 0 && !isModel;
  const goal = continues && unfinished !== "" ? unfinished : message;
  const calls = callViews(doneWith(turn, wishes, left));
  return {
    ...{ language, goal, answered, refused, is_question: isAsked, spoken: null },
    asks,
    actions: isAnswer && !isModel ? [] : actions,
    besides,
    route: isAnswer ? "resume" : (work?.route ?? "chat"),
    wanted: isAnswer ? null : (work?.wanted ?? null),
    notes: [
      ...desk.notes,
      ...noCriteriaNote(work?.wanted, desk),
      ...leftNote(turn, wishes, left, language),
      ...(isRest ? [REST[language]] : []),
    ],
    said: refused === null ? wordsOf(turn) : "",
    intended: asked === undefined ? null : intendedOf(asked, wishes),
    unfinished: state.question === null ? "" : isAsked ? goal : unfinished,
    calls: calls.filter(({ tool }) =>
      refused === null
        ? isModel ||
          !isAnswer ||
          tool === "answer_pending" ||
          RECRUITER_TOOLS.get(tool)?.risk === "read"
        : tool === "refuse",
    ),
    state: withoutFound(state),
  };
}

const NOTHING: Pick<Desk, "asks" | "actions" | "wishes"> = { asks: [], actions: [], wishes: [] };

/** What the message wants beside the workflow that it begins or answers, each as a workflow of its own. */
function besidesOf(
  desk: Desk,
  isAnswer: boolean,
  left: readonly Wish[] | undefined,
): Reading["besides"] {
  const besides: Reading["besides"] = desk.answeredBesides.map((answered) => ({ answered }));
  let rest = isAnswer ? desk.wishes : (left ?? []);
  while (rest.length > 0) {
    const joined = joinWishes(rest, { language: desk.language, isDraft: isDraft(desk) });
    if (joined === null) break;
    besides.push({ wanted: joined.wanted, route: joined.route });
    rest = joined.left;
  }
  return besides;
}

/** An answer goes on with its workflow; what else was wanted is not lost unsaid. */
const REST = {
  zh: "你说的其他事我还没做，请等这一步结束后再说一遍。",
  en: "I have not done the rest of what you said yet; please say it again after this.",
} as const;

/** "Write to her, but don't send it": what is forbidden of mails as such is that they are sent. */
const isDraft = ({ calls }: Desk): boolean =>
  calls.some(
    ({ tool, polarity, mentions }) =>
      tool === "write_mail" && polarity === "dont" && mentions.every(({ name }) => name !== "who"),
  );

/** More would not be read. */
const MOST_SHOWN = 8;

function wordsOf({ said, asked }: ExecutedTurn): string {
  const choices = (asked?.choices ?? []).slice(0, MOST_SHOWN);
  const lines = choices.map(({ label }, at) => `${at + 1}. ${label}`);
  return [said, ...lines].filter(Boolean).join("\n");
}

/** Those who are yet to be found are nobody for the next message. */
function withoutFound(state: ConversationState): ConversationState {
  const { person, ...others } = state.focus;
  return {
    ...state,
    about: state.about.filter((item) => !isFound(item)),
    list: state.list.filter((item) => !isFound(item)),
    focus: person && isFound(person) ? others : state.focus,
  };
}
