/**
 * Where a model should have read a message and did not (it failed, or its budget is spent), the embedded reader has.
 * Whatever would start or change something is asked back before it happens, and why is said.
 */
import type { ExecutedTurn, ReadCall, Reading } from "@bole/language";
import type { EmbeddedBecause } from "../model/embedded-because.ts";
import { isClear } from "./thresholds.ts";
import { RECRUITER_TOOLS } from "./tools/index.ts";

export type Missed = Extract<EmbeddedBecause, "budget" | "failed">;

export const missedOf = (because: EmbeddedBecause): Missed | null =>
  because === "budget" || because === "failed" ? because : null;

/** What would be done at once otherwise is asked about by itself, so that a yes is an answer. */
export const carefully = (reading: Reading): Reading => ({
  ...reading,
  calls: reading.calls.map((call) => (isActing(call) ? { ...call, alternatives: [] } : call)),
});

/** Asks once for everything that waits behind it; undefined where something else is asked. */
export function asConfirmation(
  turn: ExecutedTurn,
  { missed, language }: Confirming,
): ExecutedTurn | undefined {
  const { asked, state } = turn;
  const [choice, ...others] = asked?.choices ?? [];
  if (!asked?.call || asked.tool !== "ask" || choice === undefined || others.length > 0)
    return undefined;
  if (!isActing(asked.call)) return undefined;
  const rest = asked.rest.map((call) => (isActing(call) ? { ...call, confidence: 1 } : call));
  const labels = [asked.call, ...rest.filter(({ polarity }) => polarity === "do")].map(
    ({ tool }) => RECRUITER_TOOLS.get(tool)?.label[language] ?? tool,
  );
  const label = [...new Set(labels)].join(language === "zh" ? "；" : "; ");
  const question = { ...asked, choices: [{ ...choice, label }], rest };
  const said = WORDS[language](missed);
  return { ...turn, asked: question, state: { ...state, question }, said };
}

interface Confirming {
  readonly missed: Missed;
  readonly language: "zh" | "en";
}

/** Of what would start or change something. */
const isActing = (call: ReadCall): boolean =>
  isClear(call) && RECRUITER_TOOLS.get(call.tool)?.risk !== "read";

const WORDS = {
  zh: (why: Missed) =>
    `${why === "budget" ? "模型的额度已用完" : "模型没有回应"}，这句话由内置程序理解，还没有做任何事。是要我做这件事吗？`,
  en: (why: Missed) =>
    `${why === "budget" ? "The model budget is used up" : "The model did not answer"}, so I read this by myself, and have done nothing yet. Is this what you want?`,
} as const;
