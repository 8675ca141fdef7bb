/** The demo workspace of a Wednesday in November, and messages whose meaning is told in the markup of the examples. */
import type { Principal } from "@bole/base";
import { inlineThreads } from "@bole/base/threads";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { createModels, hashedNgrams } from "@bole/models";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  createSearchIndex,
  Demo,
  openTalent,
  searchMigrations,
  type Talent,
  talentMigrations,
} from "@bole/talent";
import type { EmbeddedBecause } from "../model/embedded-because.ts";
import { NOTHING_KNOWN, type SessionMemory } from "../reading/memory.ts";
import { IncomingMessage } from "../reading/message.ts";
import type { Pending } from "../reading/pending.ts";
import type { Reading } from "../reading/reading.ts";
import { understand } from "../reading/understand.ts";
import { recruiterScript } from "./recruiter-script.ts";

export const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["owner"] };
/** A Wednesday. */
export const NOW = new Date("2026-11-18T09:00:00Z");

export interface Said {
  readonly page?: { readonly job_id?: string | null; readonly person_ids?: readonly string[] };
  readonly memory?: SessionMemory;
  readonly pending?: readonly Pending[];
  readonly zone?: string;
  /** How sure the reader is. @default 1 */
  readonly confidence?: number;
  /** Why no model has read it. @default there is none */
  readonly because?: EmbeddedBecause;
}

export type DemoLab = Awaited<ReturnType<typeof openDemoLab>>;

export interface LabOptions {
  /** Puts something else into the workspace. @default the demo */
  readonly fill?: (talent: Talent, who: Principal) => Promise<void>;
}

export async function openDemoLab({ fill }: LabOptions = {}) {
  const embedder = hashedNgrams();
  const store = await openStore({
    file: ":memory:",
    migrations: [talentMigrations, searchMigrations, guardrailMigrations],
  });
  const search = createSearchIndex({ store, embedder });
  const digest = createDigestPool({ now: () => NOW, threads: 1 });
  const guardrails = createGuardrails({ store: store.only(guardrailMigrations), now: () => NOW });
  const now = () => NOW;
  const talent = openTalent({ store, search, digest, guardrails, now });
  if (fill === undefined) await new Demo({ store, search, digest, now }).load(ROSA);
  else await fill(talent, ROSA);
  const models = createModels({ embedder });
  const reader = recruiterScript();
  const about = "outreach" as const;
  const templates = { list: async () => [{ id: "template_1", name: "温和介绍", about }] };
  const parts = { talent, models, reader, guardrails, templates, threads: inlineThreads };
  const people = (await talent.people.list(ROSA, { limit: 200 })).items;
  const jobs = (await talent.jobs.list(ROSA, { limit: 200 })).items;
  const idOf = (name: string) => people.find(({ person }) => person.name === name)?.person.id ?? "";
  const jobOf = (title: string) => jobs.find((job) => job.title.includes(title))?.id ?? "";
  return {
    parts,
    talent,
    guardrails,
    idOf,
    jobOf,
    people,
    jobs,
    /** The words of a message in markup, which this lab's reader then understands. */
    plain: (markup: string) => reader.plain(markup, 1),
    /** A message in markup: `<show_person aspect=email>whats <who ref=pronoun>her</who> email</show_person>`. */
    read: (
      markup: string,
      {
        page = {},
        memory = NOTHING_KNOWN,
        pending = [],
        zone = "Asia/Shanghai",
        confidence = 1,
        because = "no_model",
      }: Said = {},
    ): Promise<Reading> =>
      understand(
        parts,
        {
          message: IncomingMessage.parse({
            ...{ session_id: "s", message_id: "m", user: "rosa", roles: ["owner"] },
            ...{ message: reader.plain(markup, confidence), time_zone: zone, page },
          }),
          memory,
          pending,
        },
        {
          tenant: ROSA.tenant,
          signal: new AbortController().signal,
          clock: { now: () => NOW.getTime(), setTimer: () => () => undefined },
        },
        because,
      ),
    close: async () => {
      await search.close();
      await digest.close();
      await store.close();
    },
  };
}
