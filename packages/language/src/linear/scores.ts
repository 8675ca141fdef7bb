/** What linear models over hashed features have in common. */

/** One for each row of weights. */
export function scoresOf(
  features: readonly number[],
  weights: readonly ArrayLike<number>[],
): number[] {
  const root = Math.sqrt(features.length);
  return weights.map((row) => features.reduce((sum, at) => sum + (row[at] ?? 0), 0) / root);
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** FNV-1a. @param size a power of two */
export function hashOf(text: string, size: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & (size - 1);
}
