/**
 * The demo workspace: people, jobs, projects and what goes on between them, for whoever wants to look
 * around first. It is loaded whole or not at all, and goes without taking anything of one's own.
 */

import { randomUUID } from "node:crypto";
import type { Principal } from "@bole/base";
import { inlineThreads } from "@bole/base/threads";
import type { TalentOptions } from "../talent.ts";
import { countDemo, type DemoCounts, isUntouched } from "./demo-state.ts";
import { type DemoParts, loadDemo } from "./loading/load-demo.ts";
import { readDemo } from "./read-demo.ts";
import { type DemoRemoval, removeDemo } from "./removing/remove-demo.ts";

/** What `openTalent` takes: the demo comes in by the same doors as everything else. */
export type DemoOptions = Pick<
  TalentOptions,
  "store" | "search" | "digest" | "threads" | "now" | "newId"
>;

export class Demo {
  readonly #parts: DemoParts;

  constructor(options: DemoOptions) {
    this.#parts = {
      store: options.store,
      search: options.search,
      digest: options.digest,
      threads: options.threads ?? inlineThreads,
      now: options.now ?? (() => new Date()),
      newId: options.newId ?? ((prefix) => `${prefix}_${randomUUID()}`),
    };
  }

  /** How much of it is there; nothing, where it is not. */
  counts({ tenant }: Principal): Promise<DemoCounts> {
    return countDemo(this.#parts.store.forTenant(tenant));
  }

  /** How many there are once it is loaded. */
  total(): number {
    const { people, jobs } = readDemo();
    return people.length + jobs.length;
  }

  /** Whether nothing has ever been there: no data, and no demo that somebody removed. */
  isNew({ tenant }: Principal): Promise<boolean> {
    return isUntouched(this.#parts.store.forTenant(tenant));
  }

  /** Refused with `demo-there` where it is. */
  load(principal: Principal): Promise<DemoCounts> {
    return loadDemo(this.#parts, principal);
  }

  remove(principal: Principal): Promise<DemoRemoval> {
    return removeDemo(this.#parts, principal);
  }
}
