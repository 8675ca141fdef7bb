/**
 * Loads the demo workspace, whole or not at all: what takes time, reading the files, happens before
 * the one transaction that stores everything. It never touches what is there. SQLite works in this
 * thread: after each record others get their turn.
 */

import type { Principal } from "@bole/base";
import type { TextLanguage } from "@bole/reading/text";
import { talentErrors } from "../../errors.ts";
import type { DigestPool } from "../../importing/digest-port.ts";
import type { TalentParts, Transaction } from "../../parts.ts";
import { writeAudit } from "../../sql/audit-log.ts";
import { openTalent } from "../../talent.ts";
import type { DemoData } from "../demo-data.ts";
import { countDemo, type DemoCounts, isThere, lockDemo } from "../demo-state.ts";
import { readDemo, readDemoFile } from "../read-demo.ts";
import { DemoIds, takenDemoIds } from "./demo-ids.ts";
import { joinTransaction } from "./join-transaction.ts";
import { loadApplications } from "./load-applications.ts";
import { loadInterviews } from "./load-interviews.ts";
import { loadJobs } from "./load-jobs.ts";
import { loadMails } from "./load-mails.ts";
import { loadPeople } from "./load-people.ts";
import type { Loading } from "./loading.ts";

export interface DemoParts extends TalentParts {
  readonly digest: DigestPool;
}

export async function loadDemo(parts: DemoParts, principal: Principal): Promise<DemoCounts> {
  const { tenant } = principal;
  const demo = readDemo();
  const digest = await readAll(demo, parts.digest);
  return parts.store.transaction(async (transaction) => {
    await lockDemo(transaction, tenant);
    const db = transaction.forTenant(tenant);
    if (isThere(await countDemo(db))) {
      throw talentErrors.error("demo-there", "The demo workspace is loaded already.");
    }
    const ids = new DemoIds(await takenDemoIds(db));
    const loading = beginLoading({ ...parts, digest }, transaction, demo, tenant, ids);
    await loadJobs(loading);
    await loadPeople(loading);
    await loadApplications(loading);
    await loadMails(loading);
    loading.setTime(loading.loadedAt);
    await loadInterviews(loading);
    await writeAudit(parts, db, principal, { action: "demo-loaded" });
    return countDemo(db);
  });
}

/** Every file, read beforehand; a transaction must not wait for threads. */
async function readAll({ people }: DemoData, pool: DigestPool): Promise<DigestPool> {
  const files = people.map(({ file }) => readDemoFile(file));
  const digests = await Promise.all(files.map((file) => pool.digest(file)));
  const read = new Map(files.map(({ name }, index) => [name, digests[index]]));
  return {
    async digest({ name }) {
      const digest = read.get(name);
      if (digest === undefined) throw new TypeError(`"${name}" was not read beforehand.`);
      return digest;
    },
  };
}

function beginLoading(
  { store, search, digest, now }: DemoParts,
  transaction: Transaction,
  demo: DemoData,
  tenant: string,
  ids: DemoIds,
): Loading & { readonly loadedAt: Date } {
  const loadedAt = now();
  const clock = { at: loadedAt };
  const { recruiters } = demo.team;
  return {
    demo,
    loadedAt,
    talent: openTalent({
      store: joinTransaction(store, transaction),
      ...(search && { search }),
      digest,
      now: () => clock.at,
      newId: ids.newId,
    }),
    db: transaction.forTenant(tenant),
    ids,
    setTime: (at) => {
      clock.at = at;
    },
    now: () => clock.at,
    today: (language) => ({ now: loadedAt, timeZone: recruiters[language].time_zone }),
    recruiter: (language: TextLanguage) => ({
      tenant,
      user: recruiters[language].name,
      roles: ["recruiter"],
    }),
    people: new Map(),
    jobs: new Map(),
    applications: new Map(),
  };
}
