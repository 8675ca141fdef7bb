import type { ReadCall } from "../reading/reading.ts";

/**
 * The calls of a message without those that it takes back ("mail Amy, no wait, forget the mail"). If none of
 * them has the tool that is taken back, everything before it is: better too little than what was not wanted.
 */
export function withoutTakenBack(calls: readonly ReadCall[]): ReadCall[] {
  const kept: ReadCall[] = [];
  for (const call of calls) {
    if (call.polarity === "takeback") {
      const isSame = ({ tool, polarity }: ReadCall) => tool === call.tool && polarity === "do";
      const left = kept.filter((one) => (kept.some(isSame) ? !isSame(one) : one.polarity !== "do"));
      kept.splice(0, kept.length, ...left);
    }
    kept.push(call);
  }
  return kept.filter((call) => !isForbidden(call, kept));
}

/** "Looks good. But don't send it yet": of two that name nothing, the one that forbids holds. */
const isForbidden = ({ tool, polarity, mentions }: ReadCall, all: readonly ReadCall[]): boolean =>
  polarity === "do" &&
  mentions.length === 0 &&
  all.some((one) => one.tool === tool && one.polarity === "dont" && one.mentions.length === 0);
