/**
 * What a message means for a résumé, by rules and word lists: the embedded solver. The same message,
 * résumé and memory always give the same answer. It never changes anything itself, and what it is not
 * sure of it asks or leaves alone.
 */

import { isDoneAlready } from "./acts/closing.ts";
import { isAboutOthers, isOnTheirResume } from "./acts/others.ts";
import { readAct } from "./acts/read-act.ts";
import { isNegated, isQuestion } from "./acts/requests.ts";
import { isCancel, smallTalk } from "./acts/small-talk.ts";
import { readUndo } from "./acts/undo.ts";
import { separatePaste } from "./clauses/paste.ts";
import { type Act, splitActs } from "./clauses/split-acts.ts";
import { combined } from "./combine.ts";
import { readLabelledEntry } from "./edits/labelled-entry.ts";
import { readAnswer } from "./memory/answer.ts";
import type { Outcome } from "./outcome.ts";
import { namedEntries } from "./reference/find-entries.ts";
import {
  letBe,
  notUnderstood,
  notYours,
  onlyAsked,
  onlyData,
  undoFirst,
} from "./replies/replies.ts";
import { afterCalls, type Last, type Scene } from "./scene.ts";
import { languageOf } from "./text/language.ts";
import { plainSpoken } from "./text/plain-spoken.ts";
import { type Said, say } from "./text/said.ts";
import type { Turn, Understood } from "./understanding.ts";

export function understand(turn: Turn): Understood {
  const whole = say(plainSpoken(turn.message));
  const { said, paste } = separatePaste(whole);
  const scene = sceneOf(turn, whole, paste?.raw ?? "");
  const outcomes = read(said, turn, scene);
  return combined(outcomes.length > 0 ? outcomes : [nothing(said, paste, scene)], scene);
}

function sceneOf({ message, resume, memory, today }: Turn, whole: Said, paste: string): Scene {
  const language =
    languageOf(whole.raw) ??
    languageOf(memory.asked?.message ?? "") ??
    languageOf(`${resume.basic.name}${resume.skillContent}`) ??
    "en";
  return {
    seen: resume,
    draft: resume,
    last: memory.last,
    acted: false,
    today,
    language,
    open: language === "zh" ? "至今" : "Present",
    message,
    paste,
    chosen: undefined,
    chosenField: undefined,
  };
}

function read(said: Said, { memory }: Turn, scene: Scene): Outcome[] {
  if (said.cues.trim() === "") return [];
  if (memory.asked !== null && isCancel(said.cues))
    return [{ kind: "talk", reply: letBe(scene.language) }];
  const undo = readUndo(said.cues, memory.last);
  if (undo !== undefined) return [goesOn(said, scene) ? oneByOne(scene) : undo];
  const small = smallTalk(said.cues, scene.language);
  if (small !== undefined) return [{ kind: "talk", reply: small }];
  const answered = memory.asked === null ? undefined : readAnswer(said, memory.asked, scene);
  if (answered === undefined) return readActs(said, scene);
  if ("outcome" in answered) return [answered.outcome];
  const { again, chosen, chosenField } = answered;
  return readActs(separatePaste(say(plainSpoken(again))).said, {
    ...scene,
    message: again,
    chosen,
    chosenField,
  });
}

function readActs(said: Said, scene: Scene): Outcome[] {
  const labelled = readLabelledEntry(said, scene);
  if (labelled !== undefined) return [labelled];
  const outcomes: Outcome[] = [];
  let now = scene;
  let theirs = false;
  let shown = false;
  for (const act of splitActs(said, scene)) {
    // What follows about somebody else in the same sentence is theirs, too: "我妹妹叫…，电话…".
    const own = OWN.test(act.said.cues);
    shown = isOnTheirResume(act.said.cues) || (shown && !own);
    theirs = isAboutOthers(act.said.cues) || shown || (theirs && !act.fresh && !own);
    if (!theirs && act.opening === "command" && isDoneAlready(act.said, now)) continue;
    const outcome = theirs ? notOurs(scene) : readAct(act, now);
    if (outcome === undefined) now = { ...now, last: topicOf(act, now) ?? now.last };
    if (outcome === undefined || asksAgain(outcome, outcomes)) continue;
    outcomes.push(outcome);
    if (outcome.kind === "calls") now = afterCalls(now, outcome.calls, outcome.last);
  }
  return outcomes.filter((outcome, at) => !asksAgain(outcome, outcomes.slice(at + 1)));
}

const OWN =
  /^(?:\s|,)*(?:and (?=i(?![a-z])))?(?:我|把|将|请|帮我|麻烦|my|i|please|change|add|delete|remove|update)(?![a-z])/;
const notOurs = ({ language }: Scene): Outcome => ({ kind: "talk", reply: notYours(language) });

/** "撤销。再把名字改成…": the step back has to be taken before anything else is read. */
function goesOn(said: Said, scene: Scene): boolean {
  const [, ...more] = splitActs(said, scene);
  return more.some(
    ({ opening, clause }) => (opening === "command" || opening === "label") && !isNegated(clause),
  );
}

const oneByOne = ({ language }: Scene): Outcome => ({
  kind: "ask",
  reply: undoFirst(language),
  asked: null,
});

/** "字节那段我还在做，结束时间改成至今": the entry that the sentence before has named. */
function topicOf({ said }: Act, scene: Scene): Last | undefined {
  const named = namedEntries(said.folded, scene.seen).map(({ entry }) => entry);
  const [entry] = named;
  if (entry === undefined || named.length > 1) return undefined;
  return { section: entry.section, entry_id: entry.id, field: null, action: "read" };
}

/** "我在上海，把城市改一下": what is asked for has been said already. */
function asksAgain(outcome: Outcome, before: readonly Outcome[]): boolean {
  if (outcome.kind !== "ask" || outcome.asked?.kind !== "value") return false;
  const { section, field } = outcome.asked;
  return before.some(
    (one) => one.kind === "calls" && one.last?.section === section && one.last.field === field,
  );
}

function nothing(said: Said, paste: Said | undefined, { language }: Scene): Outcome {
  if (paste !== undefined) return { kind: "talk", reply: onlyData(language) };
  return {
    kind: "talk",
    reply: isQuestion(said.cues) ? onlyAsked(language) : notUnderstood(language),
  };
}
