/** The demo workspace of a Sunday in November, and everything that messages are understood with. */

import type { Principal } from "@bole/base";
import { inlineThreads } from "@bole/base/threads";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { createModels, type Embedder, hashedNgrams, type Models } from "@bole/models";
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
import { NOTHING_KNOWN, SessionMemory } from "../memory.ts";
import { IncomingMessage } from "../message.ts";
import type { Reading } from "../reading.ts";
import { understand } from "../understand.ts";

export const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["owner"] };
/** A Wednesday. */
export const NOW = new Date("2026-11-18T09:00:00Z");

export interface Said {
  readonly page?: { readonly job_id?: string | null; readonly person_ids?: readonly string[] };
  readonly memory?: Partial<SessionMemory>;
  readonly zone?: string;
  /** Who is asked first. @default nobody: the embedded solvers answer */
  readonly models?: Pick<Models, "run">;
}

export type DemoLab = Awaited<ReturnType<typeof openDemoLab>>;

export interface LabOptions {
  /** Without one that knows what texts mean the rules are alone. */
  readonly embedder?: Embedder;
  /** Puts something else into the workspace. @default the demo */
  readonly fill?: (talent: Talent, who: Principal) => Promise<void>;
}

export async function openDemoLab({ embedder = hashedNgrams(), fill }: LabOptions = {}) {
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
  const about = "outreach" as const;
  const templates = { list: async () => [{ id: "template_1", name: "温和介绍", about }] };
  const parts = { talent, models, embedder, guardrails, templates, threads: inlineThreads };
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
    read: (
      message: string,
      { page = {}, memory = {}, zone = "Asia/Shanghai", models: asked = models }: Said = {},
    ): Promise<Reading> =>
      understand(
        { ...parts, models: asked },
        {
          message: IncomingMessage.parse({
            ...{ session_id: "s", message_id: "m", message, user: "rosa", roles: ["owner"] },
            ...{ time_zone: zone, page },
          }),
          memory: SessionMemory.parse({ ...NOTHING_KNOWN, ...memory }),
        },
        {
          tenant: ROSA.tenant,
          run_id: "run",
          signal: new AbortController().signal,
          clock: { now: () => NOW.getTime(), setTimer: () => () => undefined },
          budget: { spend: () => undefined, remaining: () => ({ tokens: null, cost: null }) },
          logger: { debug() {}, info() {}, warn() {}, error() {} },
        },
      ),
    close: async () => {
      await search.close();
      await digest.close();
      await store.close();
    },
  };
}
