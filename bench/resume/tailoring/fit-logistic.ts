/** Logistic regression over few features, by gradient descent with a step for each feature that gets smaller. */
const STEPS = 300;
const RATE = 0.5;
/** Pulls weights towards 0, so that no feature that is seldom there decides. */
const PULL = 3;

export function fitLogistic(
  rows: readonly (readonly number[])[],
  isTrue: readonly boolean[],
  counts: readonly number[] = rows.map(() => 1),
): number[] {
  const weights = (rows[0] ?? []).map(() => 0);
  const steps = weights.map(() => 1e-6);
  const all = counts.reduce((sum, count) => sum + count, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : PULL * weight));
    rows.forEach((row, at) => {
      const error = (likelihood(row, weights) - Number(isTrue[at])) * (counts[at] ?? 1);
      for (let feature = 0; feature < row.length; feature += 1)
        slope[feature] = (slope[feature] ?? 0) + error * (row[feature] ?? 0);
    });
    slope.forEach((sum, feature) => {
      const value = sum / all;
      steps[feature] = (steps[feature] ?? 0) + value * value;
      weights[feature] = (weights[feature] ?? 0) - (RATE * value) / Math.sqrt(steps[feature] ?? 1);
    });
  }
  return weights;
}

export function likelihood(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
