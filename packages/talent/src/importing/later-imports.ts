/**
 * Files that are read later, by whichever process has time: many at once, or scans whose letters take
 * seconds a page. A file is kept until it was read, so that nothing is lost if a process dies; read
 * twice, it is the same résumé.
 */
import { type Principal, Role } from "@bole/base";
import { z } from "zod";
import type { TalentParts } from "../parts.ts";
import type { ImportFile } from "./digest-port.ts";
import type { ImportResult } from "./import-result.ts";
import type { Imports } from "./imports.ts";

/** How long what became of a file is told. */
const KEPT_DAYS = 7;

export interface LaterOptions {
  readonly job_id?: string;
  /** One of many: others go first. */
  readonly bulk?: boolean;
}

export interface LaterImport {
  readonly id: string;
  readonly name: string;
  readonly state: "waiting" | "done";
  readonly created_at: string;
  /** Null while it waits. */
  readonly status: ImportResult["status"] | null;
  readonly person_id: string | null;
  readonly resume_id: string | null;
  /** Why it failed; empty where it did not. */
  readonly error: string;
}

const Roles = z.array(Role);

export class LaterImports {
  readonly #parts: TalentParts;
  readonly #imports: Imports;

  constructor(parts: TalentParts, imports: Imports) {
    this.#parts = parts;
    this.#imports = imports;
  }

  async accept(
    principal: Principal,
    { name, bytes }: ImportFile,
    { job_id, bulk = false }: LaterOptions = {},
  ): Promise<LaterImport> {
    const row = {
      id: this.#parts.newId("import"),
      name,
      bytes,
      job_id: job_id ?? null,
      bulk: bulk ? 1 : 0,
      actor: principal.user,
      roles: JSON.stringify(principal.roles),
      status: null,
      person_id: null,
      resume_id: null,
      error: "",
      created_at: this.#parts.now().toISOString(),
    };
    await this.#db(principal.tenant).insertInto("import_files").values(row).execute();
    return toLater(row);
  }

  /** Newest first. */
  async list({ tenant }: Principal, limit = 200): Promise<LaterImport[]> {
    const rows = await this.#db(tenant)
      .selectFrom("import_files")
      .select(["id", "name", "status", "person_id", "resume_id", "error", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map(toLater);
  }

  /** Of all tenants; those first that somebody waits for. Forgets what was told long enough. */
  async waiting(): Promise<{ tenant: string; id: string; bulk: boolean }[]> {
    const db = this.#parts.store.acrossTenants("one process reads the files of all tenants");
    const old = this.#parts.now();
    old.setUTCDate(old.getUTCDate() - KEPT_DAYS);
    await db
      .deleteFrom("import_files")
      .where("status", "is not", null)
      .where("created_at", "<", old.toISOString())
      .execute();
    const rows = await db
      .selectFrom("import_files")
      .select(["tenant", "id", "bulk"])
      .where("status", "is", null)
      .orderBy("bulk")
      .orderBy("created_at")
      .limit(500)
      .execute();
    return rows.map(({ bulk, ...row }) => ({ ...row, bulk: bulk === 1 }));
  }

  /** Reads one; does nothing where that was done already. */
  async run(tenant: string, id: string, signal?: AbortSignal): Promise<void> {
    const row = await this.#db(tenant)
      .selectFrom("import_files")
      .selectAll()
      .where("id", "=", id)
      .where("status", "is", null)
      .executeTakeFirst();
    if (row === undefined) return;
    const principal = { tenant, user: row.actor, roles: Roles.parse(JSON.parse(row.roles)) };
    const { status, person_id, resume_id, error } = await this.#imports.import(
      principal,
      { name: row.name, bytes: row.bytes },
      {
        ...(row.job_id !== null && { job_id: row.job_id }),
        ...(signal && { signal }),
        bulk: row.bulk === 1,
      },
    );
    const bytes = new Uint8Array();
    const told = { status, person_id, resume_id, error: error?.message ?? "", bytes };
    await this.#db(tenant).updateTable("import_files").set(told).where("id", "=", id).execute();
  }

  #db(tenant: string) {
    return this.#parts.store.forTenant(tenant);
  }
}

type Told = Pick<
  LaterImport,
  "id" | "name" | "status" | "person_id" | "resume_id" | "error" | "created_at"
>;

function toLater(row: Told): LaterImport {
  const { id, name, status, person_id, resume_id, error, created_at } = row;
  const state = status === null ? "waiting" : "done";
  return { id, name, state, status, person_id, resume_id, error, created_at };
}
