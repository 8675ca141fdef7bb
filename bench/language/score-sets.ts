import { openEmbeddedReader, type Reader } from "@bole/language/embedded";
import { readRecords, readState } from "@bole/language/examples";
import { type ScoredTurn, scoreTurn } from "./score.ts";
import { readTurnSets, type TurnSet } from "./turn-sets.ts";

export interface ScoredSet {
  readonly name: string;
  readonly turns: readonly ScoredTurn[];
}

async function scoreSet(reader: Reader, { name, turns }: TurnSet): Promise<ScoredSet> {
  const scored: ScoredTurn[] = [];
  for (const { turn, inventory } of turns) {
    const { product } = inventory;
    const state = readState(turn.state);
    const records = readRecords(turn);
    const { calls } = await reader.read({ product, message: turn.message, state, records });
    scored.push(scoreTurn(turn, inventory, calls));
  }
  return { name, turns: scored };
}

let scored: Promise<ScoredSet[]> | undefined;

/** All sets, read by the embedded reader; once for all tables. */
export function scoredSets(): Promise<ScoredSet[]> {
  scored ??= (async () => {
    const reader = openEmbeddedReader();
    const results: ScoredSet[] = [];
    for (const set of readTurnSets()) results.push(await scoreSet(reader, set));
    await reader.close();
    return results;
  })();
  return scored;
}
