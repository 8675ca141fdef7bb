/** Calls after so many milliseconds, unless what it gives is called before. */
export type Alarm = (ms: number, ring: () => void) => () => void;

export const systemAlarm: Alarm = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

/** What is promised, or something else if it takes longer than so many milliseconds. */
export async function soonEnough<T>(
  alarm: Alarm,
  ms: number,
  promised: Promise<T>,
  otherwise: () => T,
): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>();
  const cancel = alarm(ms, () => resolve(otherwise()));
  try {
    return await Promise.race([promised, late]);
  } finally {
    cancel();
  }
}
