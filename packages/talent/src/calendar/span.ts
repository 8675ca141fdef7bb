/** A stretch of time in milliseconds of the epoch; its end does not belong to it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** In order, with what overlaps or touches joined. */
export function mergeSpans(spans: Iterable<Span>): Span[] {
  const sorted = [...spans]
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

export function clipSpan({ start, end }: Span, window: Span): Span {
  return { start: Math.max(start, window.start), end: Math.min(end, window.end) };
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
