/**
 * Where a model should have read a message and did not (it failed, or its budget is spent), the embedded reader has.
 * Whatever would start or change something is asked back before it happens, and why is said. So is a change that a
 * model wants and that the person's own words do not name.
 */
import type { ExecutedTurn, ReadCall, Reading } from "@bole/language";
import { Stage } from "@bole/talent";
import type { EmbeddedBecause } from "../model/embedded-because.ts";
import { STAGE_NAMES } from "../model/stage-names.ts";
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
  { why, language }: Confirming,
): ExecutedTurn | undefined {
  const { asked, state } = turn;
  const [choice, ...others] = asked?.choices ?? [];
  if (!asked?.call || asked.tool !== "ask" || choice === undefined || others.length > 0)
    return undefined;
  const isMeant = (call: ReadCall) => (why === "unnamed" ? isRisky(call) : isActing(call));
  if (!isMeant(asked.call)) return undefined;
  const rest = asked.rest.map((call) => (isMeant(call) ? { ...call, confidence: 1 } : call));
  const labels = [asked.call, ...rest.filter(({ polarity }) => polarity === "do")].map((call) =>
    describedCall(call, language),
  );
  const label = [...new Set(labels)].join(language === "zh" ? "；" : "; ");
  const question = { ...asked, choices: [{ ...choice, label }], rest };
  const said = WORDS[language](why);
  return { ...turn, asked: question, state: { ...state, question }, said };
}

interface Confirming {
  readonly why: Missed | "unnamed";
  readonly language: "zh" | "en";
}

/** Of what would start or change something. */
const isActing = (call: ReadCall): boolean => isClear(call) && isRisky(call);
const isRisky = ({ tool }: ReadCall): boolean => RECRUITER_TOOLS.get(tool)?.risk !== "read";

/** "Move to another stage: Tom Baker, Rejected". */
function describedCall({ tool, mentions, values }: ReadCall, language: "zh" | "en"): string {
  const label = RECRUITER_TOOLS.get(tool)?.label[language] ?? tool;
  const about = mentions.flatMap(({ text, items }) => items?.map((item) => item.label) ?? [text]);
  const stage = Stage.safeParse(values.stage).data;
  const said = [...about, stage === undefined ? "" : STAGE_NAMES[language][stage]].filter(Boolean);
  const comma = language === "zh" ? "，" : ", ";
  return said.length === 0
    ? label
    : `${label}${language === "zh" ? "：" : ": "}${said.join(comma)}`;
}

const WHY = {
  zh: {
    budget: "模型的额度已用完，这句话由内置程序理解",
    failed: "模型没有回应，这句话由内置程序理解",
  },
  en: {
    budget: "The model budget is used up, so I read this by myself",
    failed: "The model did not answer, so I read this by myself",
  },
} as const;

const WORDS = {
  zh: (why: Missed | "unnamed") =>
    why === "unnamed"
      ? "还没有做。确认要这样做吗？"
      : `${WHY.zh[why]}，还没有做任何事。是要我做这件事吗？`,
  en: (why: Missed | "unnamed") =>
    why === "unnamed"
      ? "I have not done this yet. Do you want me to?"
      : `${WHY.en[why]}, and have done nothing yet. Is this what you want?`,
} as const;
