/** Notes about people, and who has yet to see one that mentions them. */
import type { Principal } from "@bole/base";
import { talentErrors } from "../errors.ts";
import type { TalentParts } from "../parts.ts";
import { readPerson } from "../people/read-person.ts";
import { parseRequest } from "../requests.ts";
import { type Mention, NewNote, type Note } from "./note.ts";

const COLUMNS = ["id", "person_id", "author", "text", "created_at"] as const;

/** More than anybody reads at once. */
const MOST_MENTIONS = 100;

export class Notes {
  readonly #parts: Pick<TalentParts, "store" | "now" | "newId">;

  constructor(parts: Pick<TalentParts, "store" | "now" | "newId">) {
    this.#parts = parts;
  }

  /** Newest first. */
  async list({ tenant }: Principal, personId: string): Promise<Note[]> {
    const db = this.#parts.store.forTenant(tenant);
    await readPerson(db, personId);
    const notes = await db
      .selectFrom("person_notes")
      .select(COLUMNS)
      .where("person_id", "=", personId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();
    const mentions = await db
      .selectFrom("note_mentions")
      .innerJoin("person_notes", "person_notes.id", "note_mentions.note_id")
      .select(["note_id", "user_id"])
      .where("person_id", "=", personId)
      .orderBy("user_id")
      .execute();
    return notes.map((note) => ({
      ...note,
      mentions: mentions.filter((one) => one.note_id === note.id).map(({ user_id }) => user_id),
    }));
  }

  /** Nobody has to be told what they have written themselves. */
  async add({ tenant, user }: Principal, personId: string, given: NewNote): Promise<Note> {
    const { text, mentions: named } = parseRequest(NewNote, given, "note");
    const mentions = [...new Set(named)].filter((one) => one !== user).toSorted();
    const id = this.#parts.newId("note");
    const created_at = this.#parts.now().toISOString();
    const note = { id, person_id: personId, author: user, text, created_at };
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      await readPerson(db, personId);
      await db.insertInto("person_notes").values(note).execute();
      for (const user_id of mentions)
        await db
          .insertInto("note_mentions")
          .values({ note_id: id, user_id, read_at: null })
          .execute();
    });
    return { ...note, mentions };
  }

  /** By who wrote it, and by nobody else. */
  async remove({ tenant, user }: Principal, personId: string, id: string): Promise<void> {
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(tenant);
      const { numDeletedRows } = await db
        .deleteFrom("person_notes")
        .where("id", "=", id)
        .where("person_id", "=", personId)
        .where("author", "=", user)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n)
        throw talentErrors.error("note-unknown", `You have no note "${id}" here.`);
      await db.deleteFrom("note_mentions").where("note_id", "=", id).execute();
    });
  }

  /** Those that somebody has not seen, newest first. */
  async mentions({ tenant, user }: Principal): Promise<Mention[]> {
    return this.#parts.store
      .forTenant(tenant)
      .selectFrom("note_mentions")
      .innerJoin("person_notes", "person_notes.id", "note_mentions.note_id")
      .innerJoin("people", "people.id", "person_notes.person_id")
      .select([
        "person_notes.id",
        "person_id",
        "author",
        "text",
        "person_notes.created_at",
        "people.name as person_name",
      ])
      .where("user_id", "=", user)
      .where("read_at", "is", null)
      .orderBy("person_notes.created_at", "desc")
      .limit(MOST_MENTIONS)
      .execute();
  }

  /** Those in notes about a person, which somebody looks at now. */
  async markRead({ tenant, user }: Principal, personId: string): Promise<void> {
    const db = this.#parts.store.forTenant(tenant);
    const notes = db.selectFrom("person_notes").select("id").where("person_id", "=", personId);
    await db
      .updateTable("note_mentions")
      .set({ read_at: this.#parts.now().toISOString() })
      .where("user_id", "=", user)
      .where("note_id", "in", notes)
      .where("read_at", "is", null)
      .execute();
  }
}
