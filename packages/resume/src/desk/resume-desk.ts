/** Where résumés are written, changed, looked back at and brought back: by hand or by any program. */
import type { Principal } from "@bole/base";
import type { NewResume, Resume, ResumeDetail, ResumeFilter, ResumePage } from "@bole/talent";
import { type Change, changesBetween } from "../history/changes.ts";
import { type CauseKind, stacksOf } from "../history/edit.ts";
import { asStored } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import { type Committed, commitDocument, commitEdit, versionOf } from "./commit.ts";
import { applyEdits, type RequestedEdit } from "./edit-request.ts";
import { type EditSummary, readCauses, readSummaries } from "./edit-rows.ts";
import type { DeskParts } from "./parts.ts";
import { addSnapshot, readSnapshot, readSnapshots, type Snapshot } from "./snapshots.ts";
import { type Stepped, stepResume } from "./undo.ts";

export interface EditRequest {
  /** The version that the author saw. */
  readonly base_version: number;
  readonly edits: readonly RequestedEdit[];
  /** @default "hand" */
  readonly cause?: Extract<CauseKind, "hand" | "import" | "tailor" | "polish">;
  /** Who made the words, where it was no person. @default null */
  readonly solver?: string | null;
  /** Of what is said where an edit is refused. @default "en" */
  readonly language?: Language;
}

export interface ResumeHistory {
  readonly version: number;
  readonly can_undo: boolean;
  readonly can_redo: boolean;
  /** Newest first. */
  readonly items: EditSummary[];
  /** For `before`; null on the last page. */
  readonly next: number | null;
  readonly snapshots: Snapshot[];
}

export class ResumeDesk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Blank, unless data is given; of a new person, unless one is named or known. */
  create(principal: Principal, resume: NewResume = {}): Promise<Resume> {
    const { store, talent } = this.#parts;
    return store.transaction((transaction) =>
      talent.resumes.writeIn(transaction, principal, resume),
    );
  }

  list(principal: Principal, filter: ResumeFilter = {}): Promise<ResumePage> {
    return this.#parts.talent.resumes.list(principal, filter);
  }

  get(principal: Principal, id: string): Promise<ResumeDetail> {
    return this.#parts.talent.resumes.get(principal, id);
  }

  /** What others changed in between is kept, unless it is the same; then nothing is changed. */
  edit(principal: Principal, id: string, request: EditRequest): Promise<Committed> {
    const { base_version, edits, cause: kind = "hand", solver = null, language = "en" } = request;
    const newId = (prefix: string) => this.#parts.newId(prefix);
    return this.#parts.store.transaction((transaction) =>
      commitEdit(this.#parts, transaction, principal, id, {
        base_version,
        edit: (base) => applyEdits(base, edits, { language, newId }),
        cause: { kind },
        solver,
      }),
    );
  }

  undo(principal: Principal, id: string, times = 1): Promise<Stepped> {
    return this.#step(principal, id, "undo", times);
  }

  redo(principal: Principal, id: string, times = 1): Promise<Stepped> {
    return this.#step(principal, id, "redo", times);
  }

  async history(
    principal: Principal,
    id: string,
    { before, limit = 50 }: { readonly before?: number; readonly limit?: number } = {},
  ): Promise<ResumeHistory> {
    const { resume } = await this.get(principal, id);
    const db = this.#parts.store.forTenant(principal.tenant);
    const stacks = stacksOf(await readCauses(db, id));
    const items = await readSummaries(db, id, { before, limit: limit + 1 });
    return {
      version: resume.version,
      can_undo: stacks.undo.length > 0,
      can_redo: stacks.redo.length > 0,
      items: items.slice(0, limit),
      next: items.length > limit ? (items[limit - 1]?.version ?? null) : null,
      snapshots: await readSnapshots(db, id),
    };
  }

  /** Gives a version a name. @param version the newest, if it is left out */
  snapshot(principal: Principal, id: string, name: string, version?: number): Promise<Snapshot> {
    return this.#parts.store.transaction(async (transaction) => {
      const current = await this.#parts.talent.resumes.lockIn(transaction, principal, id);
      const db = transaction.forTenant(principal.tenant);
      const named = version ?? current.version;
      await versionOf(db, current, named);
      return addSnapshot(this.#parts, db, principal, id, { name, version: named });
    });
  }

  /** What changed from one version to another, which may be the older one. */
  async diff(principal: Principal, id: string, from: number, to: number): Promise<Change[]> {
    const { resume } = await this.get(principal, id);
    const db = this.#parts.store.forTenant(principal.tenant);
    return changesBetween(await versionOf(db, resume, from), await versionOf(db, resume, to));
  }

  /** What the résumé said in a version. */
  async version(principal: Principal, id: string, version: number): Promise<Resume["data"]> {
    const { resume } = await this.get(principal, id);
    const db = this.#parts.store.forTenant(principal.tenant);
    return asStored(await versionOf(db, resume, version));
  }

  /** An old version becomes the newest one; what came in between stays in the history. */
  restore(
    principal: Principal,
    id: string,
    which: { readonly version: number } | { readonly snapshot_id: string },
  ): Promise<Committed> {
    return this.#parts.store.transaction(async (transaction) => {
      const current = await this.#parts.talent.resumes.lockIn(transaction, principal, id);
      const db = transaction.forTenant(principal.tenant);
      const of =
        "version" in which
          ? which.version
          : (await readSnapshot(db, id, which.snapshot_id)).version;
      const document = await versionOf(db, current, of);
      const origin = { cause: { kind: "restore" as const, of }, solver: null };
      const made = await commitDocument(
        this.#parts,
        transaction,
        principal,
        current,
        document,
        origin,
      );
      return { ...made, merged: false };
    });
  }

  #step(principal: Principal, id: string, kind: "undo" | "redo", times: number): Promise<Stepped> {
    return this.#parts.store.transaction((transaction) =>
      stepResume(this.#parts, transaction, principal, id, { kind, times }),
    );
  }
}
