/** Which calls of a turn have asked for work, and which of them it begins. */
import {
  type DoneCall,
  type ExecutedTurn,
  Item,
  READING_KIND,
  type ReadCall,
} from "@bole/language";
import { z } from "zod";
import type { Asked } from "../asked.ts";
import { type Desk, isFound, type Wish } from "../desk.ts";
import { RECRUITER_TOOLS } from "../tools/index.ts";
import { Started } from "../tools/recruiter-tool.ts";

const startedBy = ({ result }: DoneCall) => {
  const { success, data } = Started.safeParse(result);
  return success ? data.wishes : 0;
};

/**
 * Where something is asked back, the work of the calls before it waits, too: they come along with the answer, and
 * what their words meant stays as it was found. Beside answers and small acts, it is asked whether to go on with it, unless
 * a model has read the whole message.
 */
export function withWork(turn: ExecutedTurn, desk: Desk): ExecutedTurn {
  const { asks, actions, language, isModel } = desk;
  const { explanation, done, state } = turn;
  const calls = explanation.calls.filter(({ fate }) => fate === "done");
  const waiting = calls.flatMap(({ fate: _, ...call }, at): ReadCall[] => {
    const one = done[at];
    return one !== undefined && startedBy(one) > 0 ? [call] : [];
  });
  const [first, ...others] = waiting;
  const isMixed = !isModel && (asks.some((one) => !isTalk(one)) || actions.length > 0);
  if (first === undefined || (turn.asked === undefined && !isMixed)) return turn;
  const label = tellCalls(
    done.filter((one) => startedBy(one) > 0),
    language,
  );
  const choice = { kind: READING_KIND, id: first.tool, label };
  const question =
    turn.asked === undefined
      ? { ...{ tool: "ask", argument: first.tool, choices: [choice] }, call: first, rest: others }
      : { ...turn.asked, rest: [...waiting, ...turn.asked.rest] };
  const said = turn.asked === undefined ? [turn.said, GO_ON[language]] : [turn.said];
  return {
    ...{ ...turn, asked: question, state: { ...state, question } },
    said: said.filter(Boolean).join("\n"),
  };
}

/** "Great. Write to her": nobody waits for an answer to the first. */
export const isTalk = ({ topic }: Pick<Asked, "topic">): boolean =>
  topic === "open" || topic === "greeting" || topic === "thanks";

const GO_ON = { zh: "接着做这件事吗？", en: "Shall I go on with this?" };

/** By the name of the tool, with the names of those it is about. */
export function tellCalls(calls: readonly DoneCall[], language: "zh" | "en"): string {
  const told = calls.map(({ tool, input }) => {
    const names = z.array(Item).catch([]).parse(input.who);
    const label = RECRUITER_TOOLS.get(tool)?.label[language] ?? tool;
    const people = names.filter((item) => !isFound(item)).map((item) => item.label);
    return people.length > 0 ? `${label} (${people.join(", ")})` : label;
  });
  return told.join(language === "zh" ? "；" : "; ");
}

/** The turn without the calls whose work does not begin. */
export function doneWith(
  turn: ExecutedTurn,
  wishes: readonly Wish[],
  left: readonly Wish[],
): ExecutedTurn {
  const gone = new Set(callsOf(turn, wishes, left));
  const isWaiting = (call: DoneCall) => turn.asked !== undefined && startedBy(call) > 0;
  return { ...turn, done: turn.done.filter((call) => !gone.has(call) && !isWaiting(call)) };
}

/** Whose wishes they are. */
export function callsOf(
  { done }: ExecutedTurn,
  wishes: readonly Wish[],
  some: readonly Wish[],
): DoneCall[] {
  const wishers = done.flatMap((call) => Array.from({ length: startedBy(call) }, () => call));
  return [...new Set(wishers.filter((_, at) => some.some((wish) => wish === wishes[at])))];
}
