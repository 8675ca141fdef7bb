/** What a set of examples is made of, in a few lines. */
import type { Turn } from "./turn.ts";

const NOTHING_DONE: ReadonlySet<string> = new Set(["ask", "talk", "cannot", "refuse", "care"]);

/** Whether a turn asks for nothing to be done: told apart from orders is what it is there for. */
export const asksForNothing = ({ calls }: Turn): boolean =>
  calls.every(({ tool, polarity }) => polarity !== "do" || NOTHING_DONE.has(tool));

export function describeTurns(turns: readonly Turn[]): string {
  const count = (test: (turn: Turn) => boolean) => turns.filter(test).length;
  const share = (test: (turn: Turn) => boolean) =>
    `${Math.round((100 * count(test)) / Math.max(1, turns.length))} %`;
  const tools = Object.entries(Object.groupBy(callsOf(turns), ({ tool }) => tool))
    .map(([tool, calls = []]) => ({ tool, calls: calls.length }))
    .toSorted((a, b) => b.calls - a.calls);
  return [
    `${turns.length} turns, ${new Set(turns.map(({ conversation }) => conversation)).size} conversations, ${new Set(turns.map(({ voice }) => voice)).size} voices`,
    `nothing to be done: ${share(asksForNothing)}, several calls: ${share(({ calls }) => calls.length > 1)}, with state: ${share(({ state }) => Object.keys(state).length > 0)}, mixed: ${share(({ language }) => language === "mixed")}`,
    tools.map(({ tool, calls }) => `${tool} ${calls}`).join(", "),
  ].join("\n");
}

const callsOf = (turns: readonly Turn[]) => turns.flatMap(({ calls }) => calls);
