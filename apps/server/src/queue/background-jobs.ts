/** Everything that is done in the background, each behind the queue. A new one is an entry here. */
import type { Dispatcher, SearchIndex, Talent } from "@bole/talent";
import { sweepErasure } from "../privacy/erasing.ts";
import type { PrivacyParts } from "../privacy/privacy-host.ts";
import { applyRetention } from "../privacy/retention.ts";
import type { BackgroundJob } from "./background-job.ts";

export const MAIL = "mail";
export const INDEXING = "indexing";
export const IMPORTS = "imports";
export const RETENTION = "retention";
const CALENDARS = "calendars";
const ERASURES = "erasures";

const ERASURES_MS = 5_000;
const CALENDARS_MS = 60_000;
const IMPORTS_MS = 5_000;

export interface BackgroundHost {
  readonly talent: Talent;
  readonly search: Pick<SearchIndex, "expect">;
  readonly dispatcher: Pick<Dispatcher, "wake">;
  readonly privacy: PrivacyParts;
}

export function backgroundJobs(host: BackgroundHost): BackgroundJob[] {
  const { talent, search, dispatcher, privacy } = host;
  const { calendars } = talent.interviewers;
  return [
    // The outbox has leases of its own: it is only told to look, and sends nothing twice for it.
    { queue: MAIL, handle: async () => dispatcher.wake() },
    { queue: INDEXING, handle: async () => search.expect() },
    {
      queue: IMPORTS,
      everyMs: IMPORTS_MS,
      due: async () =>
        (await talent.laterImports.waiting()).map(({ tenant, id, bulk }) => ({
          ...{ tenant, key: id, data: { id }, attempts: 3 },
          priority: bulk ? ("bulk" as const) : ("person" as const),
        })),
      handle: ({ tenant, key }, signal) => talent.laterImports.run(tenant, key ?? "", signal),
    },
    {
      queue: CALENDARS,
      everyMs: CALENDARS_MS,
      due: async () =>
        (await calendars.due()).map(({ tenant, interviewer_id }) => ({
          ...{ tenant, key: interviewer_id, attempts: 1 },
        })),
      handle: ({ tenant, key }) => calendars.refreshOne(tenant, key ?? ""),
    },
    {
      queue: ERASURES,
      everyMs: ERASURES_MS,
      due: async () =>
        (await talent.erasures.pending()).map(({ tenant, id }) => ({
          ...{ tenant, key: id, priority: "person" as const },
        })),
      handle: async ({ tenant, key }) => {
        const pending = await talent.erasures.pending();
        const erasure = pending.find((one) => one.tenant === tenant && one.id === key);
        // What it leaves open is found again by the next look.
        if (erasure !== undefined) await sweepErasure(privacy, erasure);
      },
    },
    {
      // Added by its schedule, and when somebody confirms a rule.
      queue: RETENTION,
      handle: async ({ tenant }) => {
        const rules = await talent.retention.confirmed();
        for (const rule of rules) if (rule.tenant === tenant) await applyRetention(privacy, rule);
      },
    },
  ];
}
