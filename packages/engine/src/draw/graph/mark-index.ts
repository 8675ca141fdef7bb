import { nodeOfKey } from "../../runtime/steps/read-key.ts";
import type { EndMark, GateMark, RunMarks } from "./run-marks.ts";

/** Marks by node. Loops and retries run the same node again: of these, only the newest counts. */
export interface MarkIndex {
  end(id: string): EndMark | undefined;
  /** The gates of a node and of everything inside it. */
  gates(id: string): readonly GateMark[];
  /** Whether the node, or anything inside it, has begun and not ended. */
  isRunning(id: string): boolean;
  /** Ends of the items of a fan-out, by position. */
  items(id: string): ReadonlyMap<number, EndMark>;
  /** Turns of a loop that are done. */
  turns(id: string): number;
  total(id: string): number | undefined;
}

export function indexMarks(marks: RunMarks): MarkIndex {
  const { ends = [], gates = [], running = [], totals = {} } = marks;
  const isNewest = newestRounds([...ends, ...gates].map(({ key }) => key).concat(running));
  const current = ends.filter(({ key }) => isNewest(key));
  // The first turn of a loop has a number; of a graph's node only the second visit has.
  const loops = new Set(
    current.filter(({ key }) => key.endsWith("#0")).map(({ key }) => nodeOfKey(key)),
  );
  const isTurn = ({ key }: EndMark) => TURN.test(key) && loops.has(nodeOfKey(key));
  const begun = new Map<string, number>();
  for (const key of running) {
    begun.set(nodeOfKey(key), Math.max(begun.get(nodeOfKey(key)) ?? 0, visitOf(key)));
  }
  const endOf = new Map<string, EndMark>();
  for (const end of current.filter((end) => !isTurn(end))) {
    const node = nodeOfKey(end.key);
    const known = endOf.get(node);
    const visit = visitOf(end.key);
    if (visit < (begun.get(node) ?? 0) || (known && visitOf(known.key) > visit)) continue;
    endOf.set(node, end);
  }
  const turnsOf = Map.groupBy(current.filter(isTurn), ({ key }) => nodeOfKey(key));
  const openGates = gates.filter(({ key, status }) => isNewest(key) && status !== "withdrawn");
  const started = running.filter(isNewest).map(nodeOfKey);
  const itemsOf = new Map<string, Map<number, EndMark>>();
  for (const [id, end] of endOf) {
    const [, list, position] = ITEM.exec(id) ?? [];
    if (list === undefined) continue;
    const items = itemsOf.get(list) ?? new Map<number, EndMark>();
    itemsOf.set(list, items.set(Number(position), end));
  }
  return {
    end: (id) => endOf.get(id),
    gates: (id) => openGates.filter(({ key }) => isInside(nodeOfKey(key), id)),
    isRunning: (id) => started.some((key) => isInside(key, id)),
    items: (id) => itemsOf.get(id) ?? new Map(),
    turns: (id) => turnsOf.get(id)?.length ?? 0,
    total: (id) => totals[id],
  };
}

const TURN = /#\d+$/;
const visitOf = (key: string): number => Number(/#(\d+)$/.exec(key)?.[1] ?? 0);
const ITEM = /^(.*)\[(\d+)\]$/;

function isInside(id: string, outer: string): boolean {
  return id === outer || (id.startsWith(outer) && "[/".includes(id.charAt(outer.length)));
}

/** Whether a key lies in the newest round of every loop and retry around it. */
function newestRounds(keys: readonly string[]): (key: string) => boolean {
  const newest = new Map<string, string>();
  for (const round of keys.flatMap(roundsOf)) {
    const known = newest.get(nodeOfKey(round));
    if (known === undefined || isLater(round, known)) newest.set(nodeOfKey(round), round);
  }
  return (key) => roundsOf(key).every((round) => newest.get(nodeOfKey(round)) === round);
}

/** `2#1/b~2/c` lies in `2#1/` and in `2#1/b~2/`. */
function roundsOf(key: string): string[] {
  return [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index + 1));
}

function isLater(a: string, b: string): boolean {
  const [as, bs] = [a, b].map((key) => [...key.matchAll(/[#~](\d+)/g)].map(([, n]) => Number(n)));
  for (const [index, n] of (as ?? []).entries()) {
    const other = bs?.[index] ?? -1;
    if (n !== other) return n > other;
  }
  return false;
}
