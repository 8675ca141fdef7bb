/** Opens people, résumés and jobs on the store, begins to index them, and closes in order. */
import type { Guardrails } from "@bole/guardrails";
import type { Embedder, Models } from "@bole/models";
import { openResumeRenderer } from "@bole/resume";
import type { Store } from "@bole/store";
import {
  createDigestPool,
  createSearchIndex,
  Demo,
  openTalent,
  type SearchTables,
  type TalentTables,
} from "@bole/talent";
import type { Logger } from "pino";
import { DemoWorkspace } from "./demo-workspace.ts";
import type { TalentHost } from "./talent-host.ts";

export interface TalentHostOptions {
  readonly store: Store<TalentTables & SearchTables>;
  readonly embedder: Embedder;
  readonly guardrails: Guardrails;
  /** Fill what rules left open in a résumé; without them it stays open. */
  readonly models?: Models;
  readonly log: Logger;
}

export interface OpenTalentHost extends TalentHost {
  /** What is being read or indexed is let go of; the store stays open. */
  readonly close: () => Promise<void>;
}

export function openTalentHost(options: TalentHostOptions): OpenTalentHost {
  const { store, embedder, guardrails, models, log } = options;
  const search = createSearchIndex({
    store,
    embedder,
    warn: (message, fields) => log.warn(fields, message),
  });
  const digest = createDigestPool({ now: () => new Date() });
  const onFault = (error: unknown) => log.error({ err: error }, "a file could not be imported");
  const talent = openTalent({
    store,
    search,
    digest,
    guardrails,
    ...(models && { models }),
    onFault,
  });
  const demo = new DemoWorkspace(new Demo({ store, digest, search }));
  const pages = openResumeRenderer();
  search.start();
  return {
    talent,
    search,
    demo,
    pages,
    close: async () => {
      await demo.settled();
      await digest.close();
      await pages.close();
      await search.close();
    },
  };
}
