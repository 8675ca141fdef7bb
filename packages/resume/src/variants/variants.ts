/**
 * Variants of a résumé: one source, one variant for each advertisement. A variant is a résumé of its
 * own that remembers which version of its source it was made of, so that what is changed in the
 * source later can be brought over. Where both were changed, the variant keeps its own words.
 */
import { isBoleError, type Principal } from "@bole/base";
import type { Resume, ResumeData } from "@bole/talent";
import { z } from "zod";
import { commitDocument, versionOf } from "../desk/commit.ts";
import { applyEdits, RequestedEdit } from "../desk/edit-request.ts";
import type { Db, DeskParts, Transaction } from "../desk/parts.ts";
import { resumeErrors } from "../errors.ts";
import { Change, changesBetween } from "../history/changes.ts";
import { merge } from "../history/merge.ts";
import { asStored, type ResumeDocument } from "../model/document.ts";

export const NewVariant = z.strictObject({
  name: z.string().trim().min(1).max(200),
  base_version: z.int().min(1).describe("The version that the edits were made for"),
  edits: z.array(RequestedEdit).max(500).default([]),
});

type VariantName = Pick<z.output<typeof NewVariant>, "name" | "base_version">;

export const VariantState = z.object({
  source_id: z.string(),
  source_title: z.string(),
  source_version: z.int().describe("Of which it was made, or last brought up to date"),
  offered: z.array(Change).describe("What the source says since then and the variant would take"),
});
export type VariantState = z.infer<typeof VariantState>;

export class ResumeVariants {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  create(
    principal: Principal,
    id: string,
    { edits, ...variant }: z.output<typeof NewVariant>,
  ): Promise<Resume> {
    const newId = this.#parts.newEntryId;
    return this.#make(principal, id, variant, (base, { language }) =>
      applyEdits(base, edits, { language, newId }),
    );
  }

  /** One that says all of it otherwise, such as a translation. */
  createOf(
    principal: Principal,
    id: string,
    { data, ...variant }: VariantName & { readonly data: ResumeData },
  ): Promise<Resume> {
    return this.#make(principal, id, variant, () => data);
  }

  #make(
    principal: Principal,
    id: string,
    { name, base_version }: VariantName,
    edited: (base: ResumeDocument, source: Resume) => ResumeDocument,
  ): Promise<Resume> {
    const { store, talent, now } = this.#parts;
    return store.transaction(async (transaction) => {
      const source = await talent.resumes.lockIn(transaction, principal, id);
      const db = transaction.forTenant(principal.tenant);
      const base = await versionOf(db, source, base_version);
      const data = asStored(edited(base, source));
      const made = await talent.resumes.writeIn(transaction, principal, {
        person_id: source.person_id,
        title: name,
        data,
      });
      const row = {
        ...{ resume_id: made.id, source_id: id, source_version: base_version },
        created_at: now().toISOString(),
      };
      await db.insertInto("resume_variants").values(row).execute();
      return made;
    });
  }

  /** Null for a résumé that is no variant, or whose source is gone. */
  async state(principal: Principal, id: string): Promise<VariantState | null> {
    const { resume } = await this.#parts.talent.resumes.get(principal, id);
    const db = this.#parts.store.forTenant(principal.tenant);
    const row = await readRow(db, id);
    const source = row && (await this.#sourceOf(principal, row.source_id));
    if (row === undefined || source === null || source === undefined) return null;
    const brought = await broughtOver(db, source, row.source_version, resume);
    return {
      source_id: source.id,
      source_title: source.title,
      source_version: row.source_version,
      offered: changesBetween(resume.data, brought),
    };
  }

  /** Takes over what the source says by now, where the variant did not change the same. */
  update(principal: Principal, id: string): Promise<Resume> {
    const { store, talent } = this.#parts;
    return store.transaction(async (transaction) => {
      const variant = await talent.resumes.lockIn(transaction, principal, id);
      const db = transaction.forTenant(principal.tenant);
      const row = await readRow(db, id);
      const source = row && (await this.#lockedSource(transaction, principal, row.source_id));
      if (row === undefined || source === null || source === undefined) {
        throw resumeErrors.error("no-variant", `The résumé "${id}" has no source to follow.`);
      }
      const brought = await broughtOver(db, source, row.source_version, variant);
      const { resume } = await commitDocument(
        this.#parts,
        transaction,
        principal,
        variant,
        brought,
        { cause: { kind: "tailor" }, solver: null },
      );
      await db
        .updateTable("resume_variants")
        .set({ source_version: source.version })
        .where("resume_id", "=", id)
        .execute();
      return resume;
    });
  }

  /** Whose variant each of these is; those that are none are left out. */
  async sources(
    { tenant }: Principal,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("resume_variants")
      .select(["resume_id", "source_id"])
      .where("resume_id", "in", ids)
      .execute();
    return new Map(rows.map(({ resume_id, source_id }) => [resume_id, source_id]));
  }

  async #sourceOf(principal: Principal, id: string): Promise<Resume | null> {
    return unlessGone(async () => (await this.#parts.talent.resumes.get(principal, id)).resume);
  }

  #lockedSource(transaction: Transaction, principal: Principal, id: string) {
    return unlessGone(() => this.#parts.talent.resumes.lockIn(transaction, principal, id));
  }
}

/** A source may be deleted while its variants stay. */
async function unlessGone(read: () => Promise<Resume>): Promise<Resume | null> {
  try {
    return await read();
  } catch (error) {
    if (isBoleError(error) && error.code === "resume-unknown") return null;
    throw error;
  }
}

/** The look of a variant is its own; so is whatever both sides have changed. */
async function broughtOver(db: Db, source: Resume, version: number, variant: Resume) {
  const base = await versionOf(db, source, version);
  const { document } = merge(base, source.data, variant.data);
  return variant.data.look === undefined ? document : { ...document, look: variant.data.look };
}

const readRow = (db: Db, id: string) =>
  db
    .selectFrom("resume_variants")
    .select(["source_id", "source_version"])
    .where("resume_id", "=", id)
    .executeTakeFirst();
