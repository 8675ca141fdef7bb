import type { Threads } from "@bole/base/threads";
import type { Engine, Memory, Registry } from "@bole/engine";
import type { Talent } from "@bole/talent";
import type { Narrator } from "../narrate/narrator.ts";
import type { EventLog } from "../sessions/event-log.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { PlanBook } from "./plan-book.ts";

export interface WorkflowParts {
  readonly engine: Pick<Engine, "start" | "run" | "answer" | "cancel" | "settled">;
  readonly memory: Pick<Memory, "gates">;
  readonly registry: () => Registry;
  readonly talent: Pick<Talent, "workflows" | "applications">;
  readonly plans: PlanBook;
  readonly sessions: Sessions;
  readonly log: EventLog;
  readonly narrator: Narrator;
  readonly threads: Threads;
  readonly now: () => Date;
}
