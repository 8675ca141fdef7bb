/** A morning on which the samples happen; seconds are counted from its start. */
const START = Date.UTC(2030, 0, 31, 9, 0);
const at = (seconds: number) => START + seconds * 1000;
export const iso = (seconds: number) => new Date(at(seconds)).toISOString();
export const end = (key: string, from: number, to: number) => ({
  key,
  status: "completed" as const,
  started_at: at(from),
  ended_at: at(to),
});
