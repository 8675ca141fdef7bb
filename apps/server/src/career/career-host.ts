import type { CareerSessions } from "@bole/career";
import type { RunFeeds } from "../runs/run-feeds.ts";

/** Where careers are planned. */
export interface CareerHost {
  readonly career: CareerSessions;
  /** A session's events, told in its own words. */
  readonly careerFeeds: RunFeeds;
}
