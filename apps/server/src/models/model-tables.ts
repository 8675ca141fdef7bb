/**
 * The tables of which models are asked, and of what they were asked for and took. They are the server's: `@bole/models` keeps nothing,
 * and every product asks models.
 */
import { defineMigrations, type Migration } from "@bole/store";

export interface ModelTables {
  /** What was asked and answered, added up by day, task, person, model and outcome. */
  model_usage: {
    tenant: string;
    /** Of the tenant, as the limits count it: `2026-11-17`. */
    day: string;
    task: string;
    user_id: string;
    /** `provider:name`; empty for the embedded solver. */
    model: string;
    /** `ok`, why calls of the model failed, or why the embedded solver answered. */
    outcome: string;
    /** Tasks and messages that were answered so. */
    answers: number;
    /** Requests to the model. */
    calls: number;
    input_tokens: number;
    output_tokens: number;
    cached_tokens: number;
    /** In millionths, as the limits count it. */
    cost: number;
    /** Requests whose price is unknown. */
    unpriced: number;
    ms: number;
  };
  /** The models that a tenant has chosen, with their keys, locked. */
  model_settings: {
    tenant: string;
    /** Counts the changes. */
    version: number;
    sealed: Uint8Array;
    author: string;
    updated_at: string;
  };
}

const usage: Migration = {
  id: "001-usage",
  async up({ schema }, { text, integer }) {
    await schema
      .createTable("model_usage")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("day", text, (column) => column.notNull())
      .addColumn("task", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("model", text, (column) => column.notNull())
      .addColumn("outcome", text, (column) => column.notNull())
      .addColumn("answers", integer, (column) => column.notNull())
      .addColumn("calls", integer, (column) => column.notNull())
      .addColumn("input_tokens", integer, (column) => column.notNull())
      .addColumn("output_tokens", integer, (column) => column.notNull())
      .addColumn("cached_tokens", integer, (column) => column.notNull())
      .addColumn("cost", integer, (column) => column.notNull())
      .addColumn("unpriced", integer, (column) => column.notNull())
      .addColumn("ms", integer, (column) => column.notNull())
      .addPrimaryKeyConstraint("model_usage_key", [
        ...(["tenant", "day", "task", "user_id", "model", "outcome"] as const),
      ])
      .execute();
  },
};

const settings: Migration = {
  id: "002-settings",
  async up({ schema }, { text, integer, blob, timestamp }) {
    await schema
      .createTable("model_settings")
      .addColumn("tenant", text, (column) => column.notNull().primaryKey())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("sealed", blob, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .execute();
  },
};

/** The columns that are added up. */
export const SUMS = [
  "answers",
  "calls",
  "input_tokens",
  "output_tokens",
  "cached_tokens",
  "cost",
  "unpriced",
  "ms",
] as const;

export const modelMigrations = defineMigrations<ModelTables>("models", [usage, settings]);
