/** Jobs of a file in an index of their own: what an advertisement says is read from its text, as an import does. */
import { readFileSync } from "node:fs";
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
import { parseJob } from "@bole/talent/reading";
import { temporaryFolder } from "@bole/testing";
import { z } from "zod";
import { TENANT } from "./demo-corpus.ts";

const PRINCIPAL = { tenant: TENANT, user: "bench", roles: ["owner" as const] };

const PoolJob = z.object({
  id: z.string(),
  title: z.string(),
  organisation: z.string(),
  location: z.string(),
  text: z.string(),
});

export async function openPool(file: string) {
  const jobs = z.array(PoolJob).parse(JSON.parse(readFileSync(file, "utf8")));
  const folder = await temporaryFolder();
  const store = await openStore({
    file: join(folder.path, "talent.db"),
    migrations: [talentMigrations, searchMigrations],
  });
  const embedder = new SentenceEmbedder();
  const search = createSearchIndex({ store, embedder });
  const digest = createDigestPool({ now: () => new Date(), threads: 1 });
  let key = "";
  const talent = openTalent({ store, search, digest, newId: () => key });
  for (const { id, title, organisation, location, text } of jobs) {
    key = id;
    const { draft } = parseJob(`${title}\n${text}`);
    const known = { title: title.slice(0, 200), organisation, location: location.slice(0, 200) };
    const read = { ...draft, ...known, kind: "job" as const, status: "open" as const };
    await talent.jobs.create(PRINCIPAL, { ...read, closes_on: null }, { demo: true });
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
