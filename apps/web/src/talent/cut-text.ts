/** A range of a text, cut where marks begin and end, so that each piece has one look. Pure. */
interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Piece<Mark extends Range> {
  readonly start: number;
  readonly text: string;
  /** All that lie over it, in the given order. */
  readonly marks: readonly Mark[];
}

export function cutText<Mark extends Range>(
  text: string,
  { start: from, end: to }: Range,
  marks: readonly Mark[],
): Piece<Mark>[] {
  const here = marks.filter(({ start, end }) => start < to && from < end && start < end);
  const cuts = new Set([from, to]);
  for (const { start, end } of here) {
    if (start > from) cuts.add(start);
    if (end < to) cuts.add(end);
  }
  const edges = [...cuts].toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? to;
    return {
      start,
      text: text.slice(start, end),
      marks: here.filter((mark) => mark.start <= start && end <= mark.end),
    };
  });
}
