/** Where résumés are written, changed, looked back at and brought back: by hand or by any program. */
import type { Principal } from "@bole/base";
import type { Resume, ResumeDetail, ResumeFilter, ResumePage } from "@bole/talent";
import { type Change, changesBetween } from "../history/changes.ts";
import { type CauseKind, stacksOf } from "../history/edit.ts";
import { asStored, readDocument } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import { commitDocument, commitEdit, versionOf } from "./commit.ts";
import { applyEdits, type RequestedEdit } from "./edit-request.ts";
import { type EditSummary, readCauses, readSummaries } from "./edit-rows.ts";
import type { Db, DeskParts, Transaction } from "./parts.ts";
import { addSnapshot, readSnapshot, readSnapshots, type Snapshot } from "./snapshots.ts";
import { stepResume } from "./undo.ts";

export interface WrittenResume {
  readonly title?: string;
  /** Whose it is. @default somebody we know by their address or phone, or somebody new */
  readonly person_id?: string;
  /** Whether it is the writer's own, where nobody is named. @default false */
  readonly own?: boolean;
  /** Any part may be missing. @default nothing yet */
  readonly data?: unknown;
}

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

/** What can be done next. */
export interface Steps {
  readonly can_undo: boolean;
  readonly can_redo: boolean;
}

export interface SavedResume extends Steps {
  readonly resume: Resume;
  /** Empty where it says what it said before; then there is no new version. */
  readonly changes: Change[];
  /** Whether others had changed something else in between. */
  readonly merged: boolean;
}

export interface ResumeHistory extends Steps {
  readonly version: number;
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
  create(principal: Principal, { data, ...resume }: WrittenResume = {}): Promise<Resume> {
    const { store, talent } = this.#parts;
    const given = data === undefined ? {} : { data: asStored(readDocument(data)) };
    return store.transaction((transaction) =>
      talent.resumes.writeIn(transaction, principal, { ...resume, ...given }),
    );
  }

  list(principal: Principal, filter: ResumeFilter = {}): Promise<ResumePage> {
    return this.#parts.talent.resumes.list(principal, filter);
  }

  get(principal: Principal, id: string): Promise<ResumeDetail> {
    return this.#parts.talent.resumes.get(principal, id);
  }

  rename(principal: Principal, id: string, title: string): Promise<Resume> {
    const { store, talent } = this.#parts;
    return store.transaction((transaction) =>
      talent.resumes.renameIn(transaction, principal, id, title),
    );
  }

  /** One's own only; with its history, until it is undone or erased for good. */
  delete(principal: Principal, id: string): Promise<void> {
    const { store, talent } = this.#parts;
    return store.transaction((transaction) => talent.resumes.deleteIn(transaction, principal, id));
  }

  async undelete(principal: Principal, id: string): Promise<Resume> {
    const { store, talent } = this.#parts;
    await store.transaction((transaction) => talent.resumes.undeleteIn(transaction, principal, id));
    return (await this.get(principal, id)).resume;
  }

  /** What others changed in between is kept, unless it is the same; then nothing is changed. */
  edit(principal: Principal, id: string, request: EditRequest): Promise<SavedResume> {
    const { base_version, edits, cause: kind = "hand", solver = null, language = "en" } = request;
    const newId = this.#parts.newEntryId;
    return this.#save(principal, id, async (transaction) => {
      const { edit, ...made } = await commitEdit(this.#parts, transaction, principal, id, {
        base_version,
        edit: (base) => applyEdits(base, edits, { language, newId }),
        cause: { kind },
        solver,
      });
      return { ...made, changes: edit?.changes ?? [] };
    });
  }

  undo(principal: Principal, id: string, times = 1): Promise<SavedResume> {
    return this.#step(principal, id, "undo", times);
  }

  redo(principal: Principal, id: string, times = 1): Promise<SavedResume> {
    return this.#step(principal, id, "redo", times);
  }

  async history(
    principal: Principal,
    id: string,
    { before, limit = 50 }: { readonly before?: number; readonly limit?: number } = {},
  ): Promise<ResumeHistory> {
    const { resume } = await this.get(principal, id);
    const db = this.#parts.store.forTenant(principal.tenant);
    const items = await readSummaries(db, id, { before, limit: limit + 1 });
    return {
      version: resume.version,
      ...(await stepsFrom(db, id)),
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
  ): Promise<SavedResume> {
    return this.#save(principal, id, async (transaction) => {
      const current = await this.#parts.talent.resumes.lockIn(transaction, principal, id);
      const db = transaction.forTenant(principal.tenant);
      const of =
        "version" in which
          ? which.version
          : (await readSnapshot(db, id, which.snapshot_id)).version;
      const document = await versionOf(db, current, of);
      const origin = { cause: { kind: "restore" as const, of }, solver: null };
      const { edit, resume } = await commitDocument(
        this.#parts,
        transaction,
        principal,
        current,
        document,
        origin,
      );
      return { resume, changes: edit?.changes ?? [], merged: false };
    });
  }

  #step(
    principal: Principal,
    id: string,
    kind: "undo" | "redo",
    times: number,
  ): Promise<SavedResume> {
    return this.#save(principal, id, async (transaction) => {
      const { resume, changes } = await stepResume(this.#parts, transaction, principal, id, {
        kind,
        times,
      });
      return { resume, changes, merged: false };
    });
  }

  #save(
    { tenant }: Principal,
    id: string,
    work: (transaction: Transaction) => Promise<Omit<SavedResume, keyof Steps>>,
  ): Promise<SavedResume> {
    return this.#parts.store.transaction(async (transaction) => {
      const saved = await work(transaction);
      return { ...saved, ...(await stepsFrom(transaction.forTenant(tenant), id)) };
    });
  }
}

export async function stepsFrom(db: Db, id: string): Promise<Steps> {
  const { undo, redo } = stacksOf(await readCauses(db, id));
  return { can_undo: undo.length > 0, can_redo: redo.length > 0 };
}
