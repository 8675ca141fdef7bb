/** Opens people, résumés and jobs on the store, begins to index them, and closes in order. */
import type { Threads } from "@bole/base/threads";
import type { Guardrails } from "@bole/guardrails";
import type { Embedder, Models } from "@bole/models";
import { openResumeRenderer } from "@bole/resume";
import type { Store } from "@bole/store";
import {
  createCalendarReader,
  createDemoVectors,
  createDigestPool,
  createSearchIndex,
  Demo,
  type MailSettings,
  type MailSettingsOf,
  openTalent,
  type SearchTables,
  type TalentTables,
  type ZonesOf,
} from "@bole/talent";
import type { Logger } from "pino";
import { DemoWorkspace } from "./demo-workspace.ts";
import { createFeedFetcher } from "./feeds/fetch-feed.ts";
import type { TalentHost } from "./talent-host.ts";

export interface TalentHostOptions {
  readonly store: Store<TalentTables & SearchTables>;
  readonly embedder: Embedder;
  readonly guardrails: Guardrails;
  /** Fill what rules left open in a résumé; without them it stays open. */
  readonly models?: Pick<Models, "run">;
  /** Where texts are read. @default the caller's own thread */
  readonly threads?: Threads;
  readonly log: Logger;
  /** Who mails are from, and where links in them lead. */
  readonly mail: MailSettings | MailSettingsOf;
  /** Time zones that colleagues chose in their profiles; without it nobody has. */
  readonly zonesOf?: ZonesOf;
  /** Told when there may be something new in the outbox. */
  readonly onQueued?: (tenant: string) => void;
  /** Whether calendars of this machine and of private networks may be subscribed to. */
  readonly privateFeeds?: boolean;
  /** Told when a vector is to be made. */
  readonly onIndexed?: (tenant: string) => void;
  /** Whether this process makes vectors. @default true */
  readonly works?: boolean;
}

export interface OpenTalentHost extends TalentHost {
  /** What is being read or indexed is let go of; the store stays open. */
  readonly close: () => Promise<void>;
}

export function openTalentHost(options: TalentHostOptions): OpenTalentHost {
  const { store, embedder, guardrails, models, threads, log } = options;
  const search = createSearchIndex({
    store,
    embedder,
    ...(threads && { threads }),
    precomputed: createDemoVectors(),
    ...(options.onIndexed && { onPut: options.onIndexed }),
    warn: (message, fields) => log.warn(fields, message),
  });
  const digest = createDigestPool({ now: () => new Date() });
  const calendars = createCalendarReader();
  const onFault = (error: unknown) => log.error({ err: error }, "a file could not be imported");
  const talent = openTalent({
    store,
    search,
    digest,
    guardrails,
    ...(models && { models }),
    ...(threads && { threads }),
    calendars,
    fetchFeed: createFeedFetcher(options.privateFeeds === true ? { mayAsk: () => true } : {}),
    onFault,
    mail: options.mail,
    ...(options.zonesOf && { zonesOf: options.zonesOf }),
    ...(options.onQueued && { onQueued: options.onQueued }),
  });
  const demo = new DemoWorkspace(new Demo({ store, digest, search }));
  const pages = openResumeRenderer();
  if (options.works ?? true) search.start();
  return {
    talent,
    search,
    demo,
    pages,
    close: async () => {
      await demo.settled();
      await calendars.close();
      await digest.close();
      await pages.close();
      await search.close();
    },
  };
}
