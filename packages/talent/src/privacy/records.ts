/** Everything that talent's tables hold about a person, as rows: what an export gives and an erasure takes. */
import { createHash } from "node:crypto";
import type { Db } from "../parts.ts";
import { orNone } from "../sql/or-none.ts";
import { addressHash } from "../suppressions/address-hash.ts";

export type RecordRow = Readonly<Record<string, unknown>>;

/** Rows by the name of their table. Bytes are bytes. */
export type PersonRecords = Readonly<Record<string, readonly RecordRow[]>>;

export async function readRecords(db: Db, personId: string): Promise<PersonRecords> {
  const people = await db.selectFrom("people").selectAll().where("id", "=", personId).execute();
  const merged_people = await db
    .selectFrom("merged_people")
    .selectAll()
    .where("into_id", "=", personId)
    .execute();
  const ids = [personId, ...merged_people.map(({ person_id }) => person_id)];
  const resumes = await db
    .selectFrom("resumes")
    .selectAll()
    .where("person_id", "=", personId)
    .execute();
  const resumeIds = orNone(resumes.map(({ id }) => id));
  const documentIds = orNone(resumes.flatMap(({ document_id }) => document_id ?? []));
  const applications = await db
    .selectFrom("applications")
    .selectAll()
    .where("person_id", "=", personId)
    .execute();
  const applicationIds = orNone(applications.map(({ id }) => id));
  const messages = await messagesOf(db, personId, people[0]?.email ?? null);
  const messageIds = orNone(messages.map(({ id }) => id));
  const of = (table: "person_traits" | "person_tags" | "person_labels" | "person_notes") =>
    db.selectFrom(table).selectAll().where("person_id", "=", personId).execute();
  return {
    people,
    merged_people,
    person_traits: await of("person_traits"),
    person_tags: await of("person_tags"),
    person_labels: await of("person_labels"),
    person_notes: await of("person_notes"),
    resumes,
    documents: await db
      .selectFrom("documents")
      .selectAll()
      .where("id", "in", documentIds)
      .execute(),
    assessments: await db
      .selectFrom("assessments")
      .selectAll()
      .where("resume_id", "in", resumeIds)
      .execute(),
    applications,
    stage_events: await db
      .selectFrom("stage_events")
      .selectAll()
      .where("application_id", "in", applicationIds)
      .execute(),
    interviews: await db
      .selectFrom("interviews")
      .selectAll()
      .where("application_id", "in", applicationIds)
      .execute(),
    messages,
    received_mails: await db
      .selectFrom("received_mails")
      .selectAll()
      .where("message_id", "in", messageIds)
      .execute(),
    effects: await db.selectFrom("effects").selectAll().where("person_id", "in", ids).execute(),
    audit_events: await db
      .selectFrom("audit_events")
      .selectAll()
      .where("person_id", "in", ids)
      .execute(),
    legal_holds: await db
      .selectFrom("legal_holds")
      .selectAll()
      .where("person_id", "in", ids)
      .execute(),
  };
}

/** Also what was written to or came from their address before anybody knew that it is theirs. */
export function messagesOf(db: Db, personId: string, email: string | null) {
  const own = email === null ? [] : [addressHash(db.tenant, email)];
  return db
    .selectFrom("messages")
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        eb("person_id", "=", personId),
        and([eb("person_id", "is", null), eb("address_hash", "in", orNone(own))]),
      ]),
    )
    .execute();
}

/** How many rows of each table there are, without tables that have none. */
export function countRecords(records: PersonRecords): Record<string, number> {
  const counts = Object.entries(records).map(([table, rows]) => [table, rows.length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Whoever has the rows can show later that these were the ones. */
export function hashRecords(records: PersonRecords): string {
  const hashes = Object.entries(records).flatMap(([table, rows]) =>
    rows.map((row) => sha256(JSON.stringify([table, plainRow(row)]))),
  );
  return sha256(hashes.sort().join("\n"));
}

/** As JSON has it, columns in order of their names; bytes by their hash. */
export function plainRow(row: RecordRow): Record<string, unknown> {
  const columns = Object.entries(row)
    .filter(([name]) => name !== "tenant")
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [
      name,
      value instanceof Uint8Array ? `sha256:${sha256(value)}` : value,
    ]);
  return Object.fromEntries(columns);
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
