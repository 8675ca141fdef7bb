import type { Engine, Memory, Registry } from "@bole/engine";
import type { Talent } from "@bole/talent";
import type { DecisionValue } from "../model/index.ts";
import type { Narrator } from "../narrate/narrator.ts";
import type { Pending } from "../reading/pending.ts";
import type { EventLog } from "../sessions/event-log.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { PlanBook } from "./plan-book.ts";

/** Words about something that waits, as what they change of it. */
export type ReadDecision = (
  tenant: string,
  text: string,
  about: Pending,
  language: "zh" | "en",
) => Promise<DecisionValue>;

export interface WorkflowParts {
  readonly engine: Pick<Engine, "start" | "run" | "answer" | "cancel" | "settled">;
  readonly memory: Pick<Memory, "gates">;
  readonly registry: () => Registry;
  readonly talent: Pick<Talent, "workflows" | "applications">;
  readonly plans: PlanBook;
  readonly sessions: Sessions;
  readonly log: EventLog;
  readonly narrator: Narrator;
  readonly readDecision: ReadDecision;
  readonly now: () => Date;
}
