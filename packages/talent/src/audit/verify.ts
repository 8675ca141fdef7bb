/** Walks a tenant's log from its first row and names every row that is not as it was written. */
import type { Db } from "../parts.ts";
import {
  factsHash,
  GENESIS,
  linkHash,
  NOT_CHAINED,
  RedactionFacts,
  redactionHash,
} from "./chain.ts";

const PAGE = 1_000;
/** Who has so many has been told enough. */
const MOST_FAULTS = 1_000;

export interface AuditFault {
  /**
   * `changed`: says something else than it did. `emptied`: lost its facts without an erasure that
   * names it. `removed`: rows are missing before it, or at the end. `reordered`: is not where it was
   * written. `unchained`: was added past Bole.
   */
  readonly kind: "changed" | "emptied" | "removed" | "reordered" | "unchained";
  /** The row, or the first one after what is missing; null at the end. */
  readonly id: string | null;
  /** Its number in the log, or that of the first missing one. */
  readonly seq: number | null;
}

export interface AuditVerdict {
  /** Those that were checked. */
  readonly rows: number;
  /** Those that came with the demo: invented, and not part of the chain. */
  readonly demo_rows: number;
  /** The end of the log: kept elsewhere, it shows later that nothing before it was rewritten. */
  readonly head: { readonly seq: number; readonly hash: string };
  readonly faults: readonly AuditFault[];
}

type Row = Awaited<ReturnType<typeof rowsAfter>>[number];

export async function verifyAudit(db: Db): Promise<AuditVerdict> {
  const head = await db.selectFrom("audit_heads").select(["seq", "hash"]).executeTakeFirst();
  const end = head ?? { seq: 0, hash: GENESIS };
  const faults: AuditFault[] = [];
  const redacted = new Map<string, string[]>();
  const erasures = new Map<string, string>();
  let rows = 0;
  let last = { seq: 0, hash: GENESIS };
  for (;;) {
    const page = await rowsAfter(db, last.seq);
    for (const row of page) {
      rows += 1;
      const fault = faultOf(row) ?? (await linkFault(db, row, last));
      if (fault !== null) faults.push({ kind: fault, id: row.id, seq: seqFor(fault, row, last) });
      if (row.redacted_by !== null) push(redacted, row.redacted_by, row.id);
      const { data } = RedactionFacts.safeParse(JSON.parse(row.facts));
      if (data !== undefined) erasures.set(row.id, data.redacted_hash);
      last = { seq: row.seq ?? last.seq, hash: row.hash ?? "" };
    }
    if (page.length < PAGE || faults.length >= MOST_FAULTS) break;
  }
  if (faults.length < MOST_FAULTS && last.seq < end.seq)
    faults.push({ kind: "removed", id: null, seq: last.seq + 1 });
  for (const [erasure, ids] of redacted) {
    const said = erasures.get(erasure);
    if (said === redactionHash(ids)) continue;
    if (said === redactionHash([...ids, ...(await ofDemo(db, erasure))])) continue;
    faults.push(...ids.map((id) => ({ kind: "emptied" as const, id, seq: null })));
  }
  faults.push(...(await unchained(db)));
  return {
    ...{ rows, demo_rows: await countDemo(db), head: end },
    faults: faults.slice(0, MOST_FAULTS),
  };
}

/** Whether the log still has what was noted as its end at some time. */
export async function hasLink(db: Db, seq: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom("audit_events")
    .select("hash")
    .where("seq", "=", seq)
    .executeTakeFirst();
  return row?.hash === hash;
}

function rowsAfter(db: Db, seq: number) {
  return db
    .selectFrom("audit_events")
    .selectAll()
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(PAGE)
    .execute();
}

function faultOf(row: Row): AuditFault["kind"] | null {
  const { prev_hash, facts_hash, hash, salt, facts } = row;
  if (prev_hash === null || facts_hash === null) return "changed";
  if (linkHash(prev_hash, facts_hash, row) !== hash) return "changed";
  if (salt !== null) return factsHash(salt, facts) === facts_hash ? null : "changed";
  return row.redacted_by !== null && facts === "{}" ? null : "emptied";
}

interface Place {
  readonly seq: number;
  readonly hash: string;
}

async function linkFault(db: Db, row: Row, last: Place): Promise<AuditFault["kind"] | null> {
  if (row.prev_hash === last.hash && row.seq === last.seq + 1) return null;
  if (row.seq !== last.seq + 1) return "removed";
  const elsewhere =
    row.prev_hash === GENESIS ||
    (await db
      .selectFrom("audit_events")
      .select("id")
      .where("hash", "=", row.prev_hash)
      .executeTakeFirst()) !== undefined;
  return elsewhere ? "reordered" : "removed";
}

function seqFor(kind: AuditFault["kind"], row: Row, last: Place): number | null {
  return kind === "removed" ? last.seq + 1 : row.seq;
}

/** Rows of the demo that an erasure emptied: before version 0.2, erasures counted them in. */
async function ofDemo(db: Db, erasure: string): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_events")
    .select("id")
    .where("redacted_by", "=", erasure)
    .where("id", "like", NOT_CHAINED)
    .execute();
  return rows.map(({ id }) => id);
}

async function unchained(db: Db): Promise<AuditFault[]> {
  const rows = await db
    .selectFrom("audit_events")
    .select("id")
    .where("seq", "is", null)
    .where("id", "not like", NOT_CHAINED)
    .limit(MOST_FAULTS)
    .execute();
  return rows.map(({ id }) => ({ kind: "unchained", id, seq: null }));
}

async function countDemo(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("audit_events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("seq", "is", null)
    .where("id", "like", NOT_CHAINED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
