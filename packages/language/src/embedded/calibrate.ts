/** How often the network was right when it was so sure, as [sure, right], rising. */
export type Calibration = readonly (readonly [number, number])[];

/** Straight lines between the knots; what stands there where there are none. */
export function calibrate(sure: number, knots: Calibration): number {
  const above = knots.findIndex(([at]) => at >= sure);
  const next = knots[above] ?? knots.at(-1);
  if (next === undefined) return sure;
  const before = above < 0 ? next : (knots[above - 1] ?? next);
  if (next[0] === before[0]) return next[1];
  return before[1] + ((next[1] - before[1]) * (sure - before[0])) / (next[0] - before[0]);
}
