import type { Engine, Memory, Registry } from "@bole/engine";
import type { RunFeeds } from "../runs/run-feeds.ts";

/** The engine with everything around it that the routes need. */
export interface EngineHost {
  readonly engine: Engine;
  readonly memory: Memory;
  readonly registry: Registry;
  /** Names of those who can plan for a goal. */
  readonly planners: readonly string[];
  readonly feeds: RunFeeds;
}
