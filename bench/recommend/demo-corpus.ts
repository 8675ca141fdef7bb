/** The demo's jobs and projects in an index of their own, with the sentence model that comes with Bole. */
import { join } from "node:path";
import { SentenceEmbedder } from "@bole/models";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  createSearchIndex,
  openTalent,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import { temporaryFolder } from "@bole/testing";
import { readDemo } from "../../packages/talent/src/demo/read-demo.ts";

export const TENANT = "acme";
const PRINCIPAL = { tenant: TENANT, user: "bench", roles: ["owner" as const] };

export type DemoCorpus = Awaited<ReturnType<typeof openDemoCorpus>>;

export async function openDemoCorpus() {
  const folder = await temporaryFolder();
  const file = join(folder.path, "talent.db");
  const store = await openStore({ file, migrations: [talentMigrations, searchMigrations] });
  const embedder = new SentenceEmbedder();
  const search = createSearchIndex({ store, embedder });
  const digest = createDigestPool({ now: () => new Date(), threads: 1 });
  let key = "";
  const talent = openTalent({ store, search, digest, newId: () => key });
  for (const job of readDemo().jobs) {
    key = job.key;
    await talent.jobs.create(PRINCIPAL, { ...job.draft, closes_on: null }, { demo: true });
  }
  search.start();
  await search.whenIdle();
  return {
    talent,
    search,
    embedder,
    close: async () => {
      await search.close();
      await embedder.close();
      await digest.close();
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
