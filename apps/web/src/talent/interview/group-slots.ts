/** Free times by their day, as clocks at the candidate's place show it. */
interface Local {
  readonly local_starts_at: string;
}

interface SlotDay<T extends Local> {
  /** Such as `2030-01-31`. */
  readonly day: string;
  readonly slots: readonly T[];
}

const DAY_LENGTH = "2030-01-31".length;

export function groupSlots<T extends Local>(slots: readonly T[]): SlotDay<T>[] {
  const days = Map.groupBy(slots, ({ local_starts_at }) => local_starts_at.slice(0, DAY_LENGTH));
  return Array.from(days, ([day, ofDay]) => ({ day, slots: ofDay }));
}

/** `09:30`, of a time without a zone. */
export const clockOf = (local: string) => local.slice(DAY_LENGTH + 1, DAY_LENGTH + 6);
