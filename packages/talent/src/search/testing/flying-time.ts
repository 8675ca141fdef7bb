import { setImmediate } from "node:timers";
import type { Alarm } from "@bole/base";

/** A clock on which whoever waits has waited: each alarm moves it on and rings at once. */
export function flyingTime() {
  let time = Date.parse("2026-01-01T00:00:00Z");
  const alarm: Alarm = (ms, ring) => {
    const timer = setImmediate(() => {
      time += ms;
      ring();
    });
    return () => clearImmediate(timer);
  };
  return { now: () => time, alarm };
}
