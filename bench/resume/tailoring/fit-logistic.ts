/** Logistic regression by gradient descent, with a pull towards zero. */
const [STEPS, RATE, PULL] = [4000, 0.5, 2];

/** @returns a weight for each feature */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  isTrue: readonly boolean[],
): number[] {
  const weights = (rows[0] ?? []).map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => (PULL * weight) / rows.length);
    rows.forEach((row, at) => {
      const error = likelihood(row, weights) - Number(isTrue[at]);
      row.forEach((value, feature) => {
        slope[feature] = (slope[feature] ?? 0) + (error * value) / rows.length;
      });
    });
    slope.forEach((value, feature) => {
      weights[feature] = (weights[feature] ?? 0) - RATE * value;
    });
  }
  return weights;
}

export function likelihood(row: readonly number[], weights: readonly number[]): number {
  const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
