/** Puts appointments that overlap beside each other. Pure. */

interface Timed {
  readonly from: number;
  readonly to: number;
}

export type Laned<T> = T & { readonly lane: number; readonly lanes: number };

/** Each gets the first lane that is free; those that hang together share the width. */
export function withLanes<T extends Timed>(pieces: readonly T[]): Laned<T>[] {
  const sorted = [...pieces].sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: Laned<T>[] = [];
  let group: (T & { lane: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...group.map((piece) => ({ ...piece, lanes: ends.length })));
    group = [];
    ends = [];
  };
  for (const piece of sorted) {
    if (ends.every((end) => end <= piece.from)) close();
    const free = ends.findIndex((end) => end <= piece.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = piece.to;
    group.push({ ...piece, lane });
  }
  close();
  return placed;
}
