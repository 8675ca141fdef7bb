/**
 * An answer where nothing waits: "yes, send them", 可以，发吧. Whatever a reader makes of it is a guess, so nothing is
 * begun by it and no reading is offered.
 */
import type { ConversationState } from "../conversation/state.ts";
import type { ReadCall } from "../reading/reading.ts";
import { isAssent } from "../text/assent.ts";
import type { SpokenLanguage, Tool } from "../tools/tool.ts";
import type { Toolbox } from "../tools/toolbox.ts";
import { isSure, likeliest, type RiskOf, type Thresholds } from "./thresholds.ts";

interface Said<Context> {
  readonly calls: readonly ReadCall[];
  readonly message: string;
  readonly state: ConversationState;
  readonly toolbox: Toolbox<Context>;
  readonly language: SpokenLanguage;
  readonly thresholds?: Thresholds | undefined;
}

/** @returns what can be done instead; undefined where it is no such answer */
export function idleAnswer<Context>(said: Said<Context>): string | undefined {
  const { calls, message, state, toolbox, language } = said;
  const card = toolbox.tools.find((tool) => tool.card !== undefined);
  const isWaiting = state.pending.length > 0 || state.question !== null;
  if (card === undefined || isWaiting) return undefined;
  const isIdle = isAssent(message)
    ? calls.some((call) => !isTalk(call, said))
    : calls.some((call) => isUnsureAnswer(call, card, said));
  return isIdle ? (card.card?.instead?.[language] ?? "") : undefined;
}

/** It asks for nothing anyway. */
const isTalk = <Context>(call: ReadCall, { toolbox, thresholds }: Said<Context>): boolean => {
  const tool = toolbox.get(call.tool);
  return tool?.risk === "read" && isSure(call, tool, riskIn(toolbox), thresholds);
};

const riskIn =
  ({ get }: Pick<Toolbox<never>, "get">): RiskOf =>
  (name) =>
    get(name)?.risk;

function isUnsureAnswer<Context>(
  call: ReadCall,
  { name }: Tool<Context>,
  { toolbox, thresholds }: Said<Context>,
): boolean {
  const tool = toolbox.get(call.tool);
  if (tool === undefined || isSure(call, tool, riskIn(toolbox), thresholds)) return false;
  return likeliest(call).includes(name);
}
