import type { Store, StoreTransaction, TenantDb } from "@bole/store";
import { fromText, toText } from "../json-text.ts";
import type { VfsEntry, VfsFile, VfsPort, VfsPut } from "../ports/vfs.ts";
import { vfsDraft } from "../vfs-entry.ts";
import { vfsPath, vfsPrefix } from "../vfs-path.ts";
import type { EngineTables } from "./tables.ts";

const COLUMNS = ["path", "mime", "size", "ver", "tags", "created_at", "sha256"] as const;
type EntryRow = Pick<EngineTables["engine_vfs"], (typeof COLUMNS)[number]>;

/** Files of a tenant, each version a row. */
export class SqlVfs implements VfsPort {
  readonly #store: Store<EngineTables>;
  readonly #now: () => Date;

  constructor(store: Store<EngineTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  async put(tenant: string, file: VfsPut): Promise<VfsEntry> {
    const { entry: draft, content } = vfsDraft(file);
    const { uri: _, path, ...fields } = draft;
    const entry = { path, ...fields, tags: toText(draft.tags) };
    return this.#changing(tenant, path, async (db) => {
      const last = await newest(db, path);
      if (last !== undefined && isSame(last, entry)) return fromRow(last);
      const row = { ...entry, ver: (last?.ver ?? 0) + 1, created_at: this.#now().toISOString() };
      await db
        .insertInto("engine_vfs")
        .values({ ...row, content })
        .execute();
      return fromRow(row);
    });
  }

  async get(tenant: string, path: string, ver?: number): Promise<VfsFile | null> {
    const all = this.#select(tenant).select("content").where("path", "=", vfsPath(path));
    const wanted =
      ver === undefined ? all.orderBy("ver", "desc").limit(1) : all.where("ver", "=", ver);
    const row = await wanted.executeTakeFirst();
    if (row === undefined) return null;
    const { content, ...entry } = row;
    return { entry: fromRow(entry), content };
  }

  async list(tenant: string, prefix = "/"): Promise<VfsEntry[]> {
    const folder = vfsPrefix(prefix);
    const rows = await this.#select(tenant)
      // By bytes, "0" is what follows "/": between the two is everything inside of the folder, and
      // before them are its siblings with a longer name, such as "folder.md".
      .where("path", ">=", folder)
      .where("path", "<", `${folder}0`)
      .where(({ or, eb }) => or([eb("path", "=", folder), eb("path", ">=", `${folder}/`)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("engine_vfs as newer")
              .select("newer.ver")
              .whereRef("newer.path", "=", "engine_vfs.path")
              .whereRef("newer.ver", ">", "engine_vfs.ver"),
          ),
        ),
      )
      .orderBy("path")
      .execute();
    return rows.map(fromRow);
  }

  async versions(tenant: string, path: string): Promise<VfsEntry[]> {
    const rows = await this.#select(tenant)
      .where("path", "=", vfsPath(path))
      .orderBy("ver")
      .execute();
    return rows.map(fromRow);
  }

  async delete(tenant: string, path: string): Promise<boolean> {
    const known = vfsPath(path);
    return this.#changing(tenant, known, async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom("engine_vfs")
        .where("path", "=", known)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    });
  }

  /** One change of a file at a time: the next version is decided by reading the last. */
  #changing<T>(
    tenant: string,
    path: string,
    work: (db: TenantDb<EngineTables>) => Promise<T>,
  ): Promise<T> {
    return this.#store.transaction(async (transaction: StoreTransaction<EngineTables>) => {
      await transaction.lock(`vfs:${tenant}:${path}`);
      return work(transaction.forTenant(tenant));
    });
  }

  #select(tenant: string) {
    return this.#store.forTenant(tenant).selectFrom("engine_vfs").select(COLUMNS);
  }
}

function newest(db: TenantDb<EngineTables>, path: string) {
  return db
    .selectFrom("engine_vfs")
    .select(COLUMNS)
    .where("path", "=", path)
    .orderBy("ver", "desc")
    .limit(1)
    .executeTakeFirst();
}

function isSame(last: EntryRow, put: Pick<EntryRow, "sha256" | "mime" | "tags">): boolean {
  return last.sha256 === put.sha256 && last.mime === put.mime && last.tags === put.tags;
}

function fromRow(row: EntryRow): VfsEntry {
  return { ...row, uri: `vfs:${row.path}`, tags: fromText(row.tags) };
}
