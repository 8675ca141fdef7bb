/**
 * Everything that is searched and ranked, put into the index anew: after an update that finds by more
 * than before, or where entries were lost. A text that has not changed keeps its vectors, so what was
 * interrupted is begun again at little cost, or taken up where it was.
 */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { jobEntry } from "../jobs/job-text.ts";
import { readJobById } from "../jobs/jobs.ts";
import type { TalentParts } from "../parts.ts";
import { indexPerson } from "../people/index-person.ts";
import { readPerson } from "../people/read-person.ts";
import { parseRequest } from "../requests.ts";

const TABLES = ["people", "jobs"] as const;
type Table = (typeof TABLES)[number];

/** Where the page before ended: `people:120`. */
const Cursor = z.string().regex(/^(people|jobs):\d{1,15}$/, "use the `next` of the page before");

export const IndexRequest = z.object({
  after: Cursor.optional(),
  /** How many people or jobs are put at once. */
  limit: z.int().min(1).max(200).default(50),
});
export type IndexRequest = z.input<typeof IndexRequest>;

export const IndexedPage = z.object({
  /** How many were put. */
  indexed: z.int().min(0),
  /** How many people and jobs there are. */
  total: z.int().min(0),
  /** For `after`; null when everything is there. */
  next: z.string().nullable(),
});
export type IndexedPage = z.infer<typeof IndexedPage>;

export class Indexing {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** The next ones, oldest first. */
  async page({ tenant }: Principal, given: IndexRequest = {}): Promise<IndexedPage> {
    const { after = "people:0", limit } = parseRequest(IndexRequest, given, "request");
    const [name, place] = after.split(":");
    const table: Table = name === "jobs" ? "jobs" : "people";
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom(table)
      .select(["id", "pos"])
      .where("pos", ">", Number(place))
      .orderBy("pos")
      .limit(limit)
      .execute();
    for (const { id } of rows) await this.#put(tenant, table, id);
    const last = rows.length === limit ? rows.at(-1)?.pos : undefined;
    const rest = table === "people" ? "jobs:0" : null;
    return {
      indexed: rows.length,
      total: await this.#total(tenant),
      next: last === undefined || last === null ? rest : `${table}:${last}`,
    };
  }

  #put(tenant: string, table: Table, id: string): Promise<void> {
    return this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      if (table === "people") {
        await indexPerson(this.#parts, transaction, tenant, await readPerson(db, id));
      } else {
        await this.#parts.search?.put(transaction, tenant, jobEntry(await readJobById(db, id)));
      }
    });
  }

  async #total(tenant: string): Promise<number> {
    const db = this.#parts.store.forTenant(tenant);
    let total = 0;
    for (const table of TABLES) {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      total += Number(count);
    }
    return total;
  }
}
