/** Saved searches for people. Everybody of a tenant sees the same ones. */
import type { Principal } from "@bole/base";
import { talentErrors } from "../errors.ts";
import type { Db, TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { searchText } from "../sql/columns.ts";
import { NewView, type SavedView, ViewChange, ViewFilter } from "./saved-view.ts";

const COLUMNS = ["id", "name", "filter", "actor", "created_at", "updated_at"] as const;

export class SavedViews {
  readonly #parts: Pick<TalentParts, "store" | "now" | "newId">;

  constructor(parts: Pick<TalentParts, "store" | "now" | "newId">) {
    this.#parts = parts;
  }

  /** By name. */
  async list({ tenant }: Principal): Promise<SavedView[]> {
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("saved_views")
      .select(COLUMNS)
      .orderBy("name_key")
      .execute();
    return rows.map(viewOf);
  }

  async add({ tenant, user }: Principal, given: NewView): Promise<SavedView> {
    const { name, filter } = parseRequest(NewView, given, "view");
    const at = this.#parts.now().toISOString();
    const id = this.#parts.newId("view");
    return this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      await assertFree(db, name, id);
      const view = { id, name, actor: user, created_at: at, updated_at: at };
      const row = { ...view, name_key: searchText(name), filter: JSON.stringify(filter) };
      await db.insertInto("saved_views").values(row).execute();
      return { ...view, filter };
    });
  }

  async change({ tenant }: Principal, id: string, given: ViewChange): Promise<SavedView> {
    const { name, filter } = parseRequest(ViewChange, given, "change");
    return this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      const before = await readView(db, id);
      if (name !== undefined) await assertFree(db, name, id);
      const updated_at = this.#parts.now().toISOString();
      await db
        .updateTable("saved_views")
        .set({
          updated_at,
          ...(name !== undefined && { name, name_key: searchText(name) }),
          ...(filter !== undefined && { filter: JSON.stringify(filter) }),
        })
        .where("id", "=", id)
        .execute();
      return { ...before, name: name ?? before.name, filter: filter ?? before.filter, updated_at };
    });
  }

  async remove({ tenant }: Principal, id: string): Promise<void> {
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      await readView(db, id);
      await db.deleteFrom("saved_views").where("id", "=", id).execute();
    });
  }
}

const viewOf = (row: Omit<SavedView, "filter"> & { readonly filter: string }): SavedView => ({
  ...row,
  filter: ViewFilter.parse(JSON.parse(row.filter)),
});

async function readView(db: Db, id: string): Promise<SavedView> {
  const row = await db
    .selectFrom("saved_views")
    .select(COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row !== undefined) return viewOf(row);
  throw talentErrors.error("view-unknown", `There is no saved view "${id}".`);
}

async function assertFree(db: Db, name: string, id: string): Promise<void> {
  const taken = await db
    .selectFrom("saved_views")
    .select("id")
    .where("name_key", "=", searchText(name))
    .where("id", "<>", id)
    .executeTakeFirst();
  if (taken === undefined) return;
  throw talentErrors.error("view-name-taken", `There is a view "${name}" already.`);
}
