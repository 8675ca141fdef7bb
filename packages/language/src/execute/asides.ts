/**
 * "Nice. Could you …", "the analyst job: who is ahead?": what nobody can read, beside something that is clear, is no
 * wish of its own. It is left out; what says much or may be a wish is told, so that nothing is lost unsaid.
 */
import type { Mention, ReadCall } from "../reading/reading.ts";
import type { Tool } from "../tools/tool.ts";
import { acts, isSure, type RiskOf, type Thresholds } from "./thresholds.ts";

export interface WithoutAsides {
  readonly calls: readonly ReadCall[];
  /** What was left out and is no mere aside. */
  readonly left: readonly ReadCall[];
}

interface Around {
  readonly get: (tool: string) => Pick<Tool, "risk" | "card" | "spans" | "least"> | undefined;
  readonly thresholds?: Thresholds | undefined;
}

/** In UTF-16 units; a Han character says as much as two letters. */
const LONG = 24;
/** So sure one must be of a few words that name nothing to take them for a wish of their own. */
const CERTAIN = 0.9;
/** From here on it may be a wish, if it says more than a word or two. */
const WISH = { confidence: 0.55, letters: 5 };

export function withoutAsides(
  calls: readonly ReadCall[],
  { get, thresholds }: Around,
): WithoutAsides {
  const riskOf: RiskOf = (tool) => get(tool)?.risk;
  const isClear = (call: ReadCall, isChained = false) => {
    const tool = get(call.tool);
    return tool !== undefined && isSure(call, tool, riskOf, thresholds, isChained);
  };
  const isDeed = (call: ReadCall) => {
    const tool = get(call.tool);
    const isTold = call.mentions.length > 0 || call.confidence >= CERTAIN;
    return tool !== undefined && takesWords(tool) && acts(call, tool) && isTold && isClear(call);
  };
  const isWork = ({ tool }: ReadCall) => riskOf(tool) === "propose" || riskOf(tool) === "change";
  const isRefused = (call: ReadCall) => call.tool === "refuse" && call.confidence >= CERTAIN;
  if (!calls.some((call) => isDeed(call) || isRefused(call))) return onlyHarmless();
  const isAside = (call: ReadCall, at: number) => {
    if (get(call.tool)?.card !== undefined) return false;
    const isChained = calls.slice(0, at).some(isDeed);
    if (call.mentions.length > 0) return !isClear(call, isChained);
    if (isChained && isWork(call) && isClear(call, isChained)) return false;
    return !(isClear(call) && (isLong(call) || call.confidence >= CERTAIN));
  };
  const isWish = (call: ReadCall) =>
    isWork(call) &&
    call.confidence >= WISH.confidence &&
    lettersOf(call) > WISH.letters &&
    !call.mentions.some((mention) => isMost(mention, call));
  /** Where one part is clear and only looks or talks, it is done; what is unclear beside it is told, not asked about. */
  function onlyHarmless(): WithoutAsides {
    const isLook = (call: ReadCall) => riskOf(call.tool) === "read" && isClear(call);
    const doubtful = calls.filter((call) => !isClear(call) && get(call.tool)?.card === undefined);
    // What may well be a wish is asked about.
    const isWished = doubtful.some((call) => isWork(call) && call.confidence >= WISH.confidence);
    if (isWished || !calls.some(isLook) || doubtful.length === 0) return { calls, left: [] };
    return { calls: calls.filter((call) => !doubtful.includes(call)), left: doubtful };
  }
  const topics = calls.filter(isAside).flatMap(({ mentions }) => mentions);
  return {
    calls: calls
      .filter((call, at) => !isAside(call, at))
      .map((call) => withTopics(call, topics, get(call.tool)?.spans)),
    left: calls.filter((call, at) => isAside(call, at) && (isLong(call) || isWish(call))),
  };
}

/** "The analyst job, they are pressing us. Find people": what the words before it named is meant here, too. */
function withTopics(
  call: ReadCall,
  topics: readonly Mention[],
  spans: Tool["spans"] = {},
): ReadCall {
  const lacks = (name: string) =>
    spans[name]?.from === "item" && !call.mentions.some((one) => one.name === name);
  const taken = topics.filter(({ name, ref }) => ref === "name" && lacks(name));
  return taken.length === 0 ? call : { ...call, mentions: [...taken, ...call.mentions] };
}

/** What takes none is talk. */
const takesWords = ({ spans }: Pick<Tool, "spans">): boolean => Object.keys(spans).length > 0;

const lettersOf = ({ clause: [from, to] }: ReadCall): number => to - from;
const isLong = (call: ReadCall): boolean => lettersOf(call) > LONG;

/** Whether the clause says little else: it only names what the message is about. */
const isMost = ({ place: [from, to] }: Mention, call: ReadCall): boolean =>
  to - from >= lettersOf(call) / 2;
