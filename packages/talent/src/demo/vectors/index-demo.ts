/** Loads the demo into an empty database and indexes it, to see which texts are embedded. */
import type { Embedder } from "@bole/models";
import { openStore } from "@bole/store";
import { digestFile } from "../../digest/index.ts";
import { createSearchIndex, type PrecomputedVectors } from "../../search/index.ts";
import { searchMigrations } from "../../search/sql/migrations.ts";
import { talentMigrations } from "../../sql/migrations/index.ts";
import { Demo } from "../demo.ts";

export interface IndexDemoOptions {
  /** Of an SQLite database that does not exist yet. */
  readonly file: string;
  readonly embedder: Embedder;
  readonly precomputed?: PrecomputedVectors;
  readonly now?: Date;
}

/** Resolves once every entry has vectors. */
export async function indexDemo(options: IndexDemoOptions): Promise<{ readonly pending: number }> {
  const { file, embedder, precomputed, now = new Date() } = options;
  const principal = { tenant: "demo", user: "demo", roles: [] };
  await using opened = new AsyncDisposableStack();
  const store = await openStore({ file, migrations: [talentMigrations, searchMigrations] });
  opened.defer(() => store.close());
  const search = createSearchIndex({ store, embedder, ...(precomputed && { precomputed }) });
  opened.defer(() => search.close());
  const digest = { digest: (resume: Parameters<typeof digestFile>[0]) => digestFile(resume, now) };
  await new Demo({ store, search, digest, now: () => now }).load(principal);
  search.start();
  await search.whenIdle();
  return { pending: (await search.state(principal.tenant)).pending };
}
