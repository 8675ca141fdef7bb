import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import type { CachePort } from "./cache.ts";
import type { EventsPort } from "./events.ts";
import type { GatesPort } from "./gates.ts";
import type { JournalPort } from "./journal.ts";
import type { PlansPort } from "./plans.ts";
import type { PresencePort } from "./presence.ts";
import type { RunsPort } from "./runs.ts";
import type { SignalsPort } from "./signals.ts";
import type { VfsPort } from "./vfs.ts";

/**
 * Everything the engine remembers. A backend implements these ports and passes the conformance
 * suite in `memory/conformance`; the engine knows no more of it than this.
 */
export interface Memory {
  readonly runs: RunsPort;
  readonly presence: PresencePort;
  readonly journal: JournalPort;
  readonly gates: GatesPort;
  readonly signals: SignalsPort;
  readonly events: EventsPort;
  readonly plans: PlansPort;
  readonly vfs: VfsPort;
  readonly cache: CachePort;
  readonly checkpointer: BaseCheckpointSaver;
  close(): Promise<void>;
}
