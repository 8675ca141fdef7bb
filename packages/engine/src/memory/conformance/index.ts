/**
 * What the engine is promised by its memory, as one suite that every backend passes. A new backend
 * calls `describeMemory` in a test of its own; where it fails, the backend is wrong.
 */
import { describe } from "vitest";
import { describeCache } from "./cache.ts";
import { describeCheckpointer } from "./checkpointer.ts";
import { describeClaims } from "./claims.ts";
import { describeCommit } from "./commit.ts";
import { describeDue } from "./due.ts";
import { describeEvents } from "./events.ts";
import { describeGates } from "./gates.ts";
import type { OpenMemory } from "./open-memory.ts";
import { describePlans } from "./plans.ts";
import { describeRuns } from "./runs.ts";
import { describeSignals } from "./signals.ts";
import { describeVfs } from "./vfs.ts";

export { describeWorkQueue, type OpenWorkQueue } from "../../queue/conformance/index.ts";
export type { OpenMemory };

export function describeMemory(name: string, open: OpenMemory): void {
  describe(`memory on ${name}`, () => {
    describeRuns(open);
    describeCommit(open);
    describeEvents(open);
    describeGates(open);
    describeClaims(open);
    describeDue(open);
    describeSignals(open);
    describePlans(open);
    describeVfs(open);
    describeCache(open);
    describeCheckpointer(open);
  });
}
