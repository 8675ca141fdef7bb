import type { Store } from "@bole/store";
import {
  type Checkpoint,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  maxChannelVersion,
  TASKS,
} from "@langchain/langgraph-checkpoint";
import type { StrictSerde } from "../strict-serde.ts";
import { fromText } from "./json-text.ts";
import type { EngineTables } from "./tables.ts";

type CheckpointRow = EngineTables["engine_checkpoints"];
type Place = Pick<CheckpointRow, "thread_id" | "checkpoint_ns" | "checkpoint_id">;

export interface CheckpointQuery {
  readonly thread_id?: string | undefined;
  readonly checkpoint_ns?: string | undefined;
  readonly checkpoint_id?: string | undefined;
  /** Only older ones: ids are ordered by time. */
  readonly before_id?: string | undefined;
  readonly limit?: number;
}

/** Puts checkpoints together again from their rows, their channels' values and their writes. */
export class CheckpointReader {
  readonly #store: Store<EngineTables>;
  readonly #serde: StrictSerde;
  readonly #firstVersion: () => number;

  constructor(store: Store<EngineTables>, serde: StrictSerde, firstVersion: () => number) {
    this.#store = store;
    this.#serde = serde;
    this.#firstVersion = firstVersion;
  }

  /** Newest first. */
  find({
    thread_id,
    checkpoint_ns,
    checkpoint_id,
    before_id,
    limit,
  }: CheckpointQuery): Promise<CheckpointRow[]> {
    let query = this.#store.global
      .selectFrom("engine_checkpoints")
      .selectAll()
      .orderBy("checkpoint_id", "desc");
    if (thread_id !== undefined) query = query.where("thread_id", "=", thread_id);
    if (checkpoint_ns !== undefined) query = query.where("checkpoint_ns", "=", checkpoint_ns);
    if (checkpoint_id !== undefined) query = query.where("checkpoint_id", "=", checkpoint_id);
    if (before_id !== undefined) query = query.where("checkpoint_id", "<", before_id);
    if (limit !== undefined) query = query.limit(limit);
    return query.execute();
  }

  async tuple(row: CheckpointRow): Promise<CheckpointTuple> {
    const { thread_id, checkpoint_ns, checkpoint_id, parent_id } = row;
    const parent =
      parent_id === null ? null : { thread_id, checkpoint_ns, checkpoint_id: parent_id };
    const stored = fromText<Omit<Checkpoint, "channel_values">>(row.checkpoint);
    const channel_values = await this.#channelValues(row, stored.channel_versions);
    const checkpoint: Checkpoint = { ...stored, channel_values };
    if (checkpoint.v < 4 && parent) await this.#addPendingSends(checkpoint, parent);
    return {
      config: { configurable: { thread_id, checkpoint_ns, checkpoint_id } },
      checkpoint,
      metadata: fromText(row.metadata),
      pendingWrites: await this.#writes(row),
      ...(parent ? { parentConfig: { configurable: parent } } : {}),
    };
  }

  async #channelValues(
    { thread_id, checkpoint_ns }: Place,
    versions: Checkpoint["channel_versions"],
  ): Promise<Record<string, unknown>> {
    const texts = new Map(Object.entries(versions).map(([name, ver]) => [name, String(ver)]));
    if (texts.size === 0) return {};
    const rows = await this.#store.global
      .selectFrom("engine_channel_values")
      .select(["channel", "version", "kind", "value"])
      .where("thread_id", "=", thread_id)
      .where("checkpoint_ns", "=", checkpoint_ns)
      .where("version", "in", [...new Set(texts.values())])
      .execute();
    const current = rows.filter(({ channel, version }) => texts.get(channel) === version);
    return Object.fromEntries(
      current.map(({ channel, kind, value }) => [channel, this.#serde.load({ kind, text: value })]),
    );
  }

  async #writes({ thread_id, checkpoint_ns, checkpoint_id }: Place) {
    const rows = await this.#store.global
      .selectFrom("engine_checkpoint_writes")
      .select(["task_id", "channel", "kind", "value"])
      .where("thread_id", "=", thread_id)
      .where("checkpoint_ns", "=", checkpoint_ns)
      .where("checkpoint_id", "=", checkpoint_id)
      .orderBy("task_id")
      .orderBy("idx")
      .execute();
    return rows.map(({ task_id, channel, kind, value }): CheckpointPendingWrite => {
      return [task_id, channel, this.#serde.load({ kind, text: value })];
    });
  }

  /** Before version 4, LangGraph kept what a step sends on in the writes of the step before. */
  async #addPendingSends(checkpoint: Checkpoint, parent: Place): Promise<void> {
    const writes = await this.#writes(parent);
    const versions = Object.values(checkpoint.channel_versions);
    checkpoint.channel_values[TASKS] = writes
      .filter(([, channel]) => channel === TASKS)
      .map(([, , value]) => value);
    checkpoint.channel_versions[TASKS] =
      versions.length > 0 ? maxChannelVersion(...versions) : this.#firstVersion();
  }
}
