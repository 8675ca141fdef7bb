/** Where other parts have kept something about a person: found for them to read, and taken away. */
import { createHash, randomUUID } from "node:crypto";
import {
  deleteRow,
  findText,
  rewriteRow,
  type TextRow,
  type TextTable,
  textTables,
  type WholeDatabase,
} from "@bole/store";
import type { Subject } from "@bole/talent";
import { ERASED, Redaction, readJson } from "./redact.ts";
import { ruleOf } from "./trace-tables.ts";

/** Rows of one table in one look; a sweep looks until there are none. */
const PAGE = 500;

export interface Trace {
  readonly table: string;
  /** When, by which run: what the row says of itself. */
  readonly about: Readonly<Record<string, string | number>>;
  readonly parts: readonly unknown[];
}

export interface TraceSearch {
  readonly tenant: string;
  readonly subject: Subject;
  /** Whether nobody else of the tenant is called the same. */
  readonly withNames: boolean;
}

const ABOUT = ["id", "run_id", "session_id", "key", "path", "at", "created_at", "type"] as const;

export class Traces {
  readonly #store: WholeDatabase;

  constructor(store: WholeDatabase) {
    this.#store = store;
  }

  /** For an export: what is about them, without what the same rows say of others. */
  async find(search: TraceSearch): Promise<Trace[]> {
    const redaction = new Redaction(search.subject, search.withNames);
    const found: Trace[] = [];
    for (const table of await this.#tables()) {
      if (ruleOf(table) === "leave") continue;
      for (const { values } of await this.#allRows(table, search)) {
        const parts = table.columns.flatMap(({ name, kind }) => {
          const value = textOf(values[name]);
          if (kind === "bytes") return bytesOf(value).flatMap((text) => redaction.extract(text));
          if (typeof value !== "string") return [];
          return redaction.extract(readJson(value.replace(/^~/, "")) ?? value);
        });
        found.push({ table: table.name, about: aboutOf(values), parts });
      }
    }
    return found;
  }

  /** One pass over everything; how many rows it emptied or deleted, by their tables. */
  async sweep(search: TraceSearch): Promise<Record<string, number>> {
    const redaction = new Redaction(search.subject, search.withNames);
    const counts: Record<string, number> = {};
    for (const table of await this.#tables()) {
      if (ruleOf(table) === "leave") continue;
      const count = await this.#sweepTable(table, search, redaction);
      if (count > 0) counts[table.name] = count;
    }
    return counts;
  }

  /** In which tables one of these texts still stands, and in how many rows at least; all tables. */
  async remains(tenant: string, words: readonly string[]): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const table of await textTables(this.#store)) {
      if (table.name === "erasures") continue;
      const rows = await findText(this.#store, table, { tenant, words, limit: PAGE });
      if (rows.length > 0) counts[table.name] = rows.length;
    }
    return counts;
  }

  async #sweepTable(table: TextTable, search: TraceSearch, redaction: Redaction): Promise<number> {
    let count = 0;
    let offset = 0;
    for (;;) {
      const rows = await this.#rows(table, search, offset);
      for (const row of rows) {
        // What names them by an id alone stays, and is found again.
        if (await this.#sweepRow(table, row, redaction)) count += 1;
        else offset += 1;
      }
      if (rows.length < PAGE) return count;
    }
  }

  #sweepRow(table: TextTable, row: TextRow, redaction: Redaction): Promise<boolean> {
    const rule = ruleOf(table);
    if (rule === "delete") return deleteRow(this.#store, table, row);
    const changes: Record<string, unknown> = {};
    for (const { name, kind } of table.columns) {
      const value = textOf(row.values[name]);
      if (kind === "bytes") Object.assign(changes, emptiedBytes(name, value, row, redaction));
      else if (typeof value === "string" && redaction.names(value)) {
        const next = rule === "words" ? redaction.words(value) : redaction.stored(value);
        if (next !== value) changes[name] = isName(table, name) ? hidden() : next;
      }
    }
    return rewriteRow(this.#store, table, row, changes);
  }

  async #rows(
    table: TextTable,
    { tenant, subject, withNames }: TraceSearch,
    offset = 0,
  ): Promise<TextRow[]> {
    const { ids, contacts, names } = subject;
    const words = [...ids, ...contacts, ...(withNames ? names : [])];
    const written = [
      ...new Set(words.flatMap((word) => [word, JSON.stringify(word).slice(1, -1)])),
    ];
    return findText(this.#store, table, { tenant, words: written, limit: PAGE, offset });
  }

  async #allRows(table: TextTable, search: TraceSearch): Promise<TextRow[]> {
    const all: TextRow[] = [];
    for (;;) {
      const rows = await this.#rows(table, search, all.length);
      all.push(...rows);
      if (rows.length < PAGE) return all;
    }
  }

  #tables(): Promise<TextTable[]> {
    return textTables(this.#store);
  }
}

/** By what a row is found: it stays one of a kind, and tells nothing. */
function isName(table: TextTable, column: string): boolean {
  return KEYS.has(`${table.name}.${column}`);
}

const KEYS = new Set(["engine_vfs.path", "saved_views.name_key", "engine_schedules.name"]);

function hidden(): string {
  return `/erased/${randomUUID()}`;
}

function emptiedBytes(
  name: string,
  value: unknown,
  row: TextRow,
  redaction: Redaction,
): Record<string, unknown> {
  if (!bytesOf(value).some((text) => redaction.names(text))) return {};
  const content = new TextEncoder().encode(ERASED);
  if (!("sha256" in row.values)) return { [name]: content };
  const sha256 = createHash("sha256").update(content).digest("hex");
  return { [name]: content, sha256, size: content.length };
}

/** Columns of JSON that a database reads itself, as text. */
function textOf(value: unknown): unknown {
  const isParsed = typeof value === "object" && value !== null && !(value instanceof Uint8Array);
  return isParsed && !(value instanceof Date) ? JSON.stringify(value) : value;
}

function bytesOf(value: unknown): string[] {
  return value instanceof Uint8Array ? [Buffer.from(value).toString("utf8")] : [];
}

function aboutOf(values: TextRow["values"]): Record<string, string | number> {
  const known = ABOUT.flatMap((name) => {
    const value = values[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}
