/** Opens the sessions on what the engine remembers. There is nothing to close: the store is its opener's. */
import { randomUUID } from "node:crypto";
import { CareerSessions, type CareerTables } from "@bole/career";
import type { Engine, Memory } from "@bole/engine";
import type { Store } from "@bole/store";
import type { Talent } from "@bole/talent";
import type { Logger } from "pino";
import { RunFeeds } from "../runs/run-feeds.ts";
import { tellCareer } from "./career-events.ts";
import type { CareerHost } from "./career-host.ts";

export interface CareerHostOptions {
  readonly store: Store<CareerTables>;
  readonly engine: Engine;
  readonly memory: Memory;
  readonly talent: Talent;
  readonly log: Logger;
}

export function openCareerHost({
  store,
  engine,
  memory,
  talent,
  log,
}: CareerHostOptions): CareerHost {
  const career = new CareerSessions({
    store,
    engine,
    memory,
    workspace: talent,
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
  });
  return { career, careerFeeds: new RunFeeds({ engine, memory, log, tell: tellCareer }) };
}
