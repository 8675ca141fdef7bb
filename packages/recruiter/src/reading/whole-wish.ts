/**
 * While something waits, the reader may take a part of a new wish for an answer to it: "find people, mail them, then
 * schedule interviews". What is unclear beside a card, and a chain of clear wishes without it, is a new wish.
 */
import type { Reader, Reading, ReadRequest } from "@bole/language";
import { isClear } from "./thresholds.ts";
import { goalsOfCall } from "./work/goals.ts";

export async function orWholeWish(
  reading: Reading,
  request: ReadRequest,
  reader: Reader,
): Promise<Reading> {
  const { state } = request;
  const isDoubtful = state.pending.length > 0 && state.question === null;
  if (reading.reader !== "embedded" || !isDoubtful || reading.calls.every(isClear)) return reading;
  const alone = await reader.read({ ...request, state: { ...state, pending: [] } });
  const isChain =
    alone.calls.length > 1 &&
    alone.calls.every(
      (call) => isClear(call) && call.polarity === "do" && goalsOfCall(call).length > 0,
    );
  return isChain ? alone : reading;
}
