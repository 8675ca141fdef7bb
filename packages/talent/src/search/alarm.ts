/** Calls after so many milliseconds, unless what it gives is called before. */
export type Alarm = (ms: number, ring: () => void) => () => void;

export const systemAlarm: Alarm = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};
