/**
 * "Nice. Could you …", "sorry to bother you, …": a clause that names nothing and that nobody can read, beside one that
 * is clear, is no wish of its own. It is left out; a long one is told, so that nothing is lost unsaid.
 */
import type { ReadCall } from "../reading/reading.ts";
import type { Tool } from "../tools/tool.ts";
import { acts, isSure, type RiskOf, type Thresholds, together } from "./thresholds.ts";

export interface WithoutAsides {
  readonly calls: readonly ReadCall[];
  /** What was left out and is too long to be a mere aside. */
  readonly left: readonly ReadCall[];
}

interface Around {
  readonly get: (tool: string) => Pick<Tool, "risk" | "card"> | undefined;
  readonly thresholds?: Thresholds | undefined;
}

/** In UTF-16 units; a Han character says as much as two letters. */
const LONG = 24;
/** So sure one must be of a few words that name nothing to take them for a wish of their own. */
const CERTAIN = 0.9;

export function withoutAsides(
  calls: readonly ReadCall[],
  { get, thresholds }: Around,
): WithoutAsides {
  const riskOf: RiskOf = (tool) => get(tool)?.risk;
  const isClear = (call: ReadCall) => {
    const tool = get(call.tool);
    return tool !== undefined && isSure(call, tool, riskOf, thresholds);
  };
  const isDeed = (call: ReadCall) => {
    const tool = get(call.tool);
    return tool !== undefined && acts(call, tool) && call.mentions.length > 0 && isClear(call);
  };
  if (!calls.some(isDeed)) return { calls, left: [] };
  /** How sure it is that something is to be done, whichever of several things that is. */
  const sureOfDeed = (call: ReadCall) => {
    const risk = riskOf(call.tool);
    return risk === undefined || risk === "read"
      ? call.confidence
      : together(call, "propose", riskOf);
  };
  const isAside = (call: ReadCall) =>
    call.mentions.length === 0 &&
    get(call.tool)?.card === undefined &&
    sureOfDeed(call) < CERTAIN &&
    !(isClear(call) && isLong(call));
  return {
    calls: calls.filter((call) => !isAside(call)),
    left: calls.filter((call) => isAside(call) && isLong(call)),
  };
}

const isLong = ({ clause: [from, to] }: ReadCall): boolean => to - from > LONG;
