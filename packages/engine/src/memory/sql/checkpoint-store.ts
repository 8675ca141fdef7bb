import type { Store } from "@bole/store";
import type {
  ChannelValue,
  CheckpointPlace,
  CheckpointQuery,
  CheckpointStore,
  StoredCheckpoint,
  TaskWrite,
} from "../checkpoints/checkpoint-store.ts";
import type { EngineTables } from "./tables.ts";

const PLACE = ["thread_id", "checkpoint_ns", "checkpoint_id"] as const;

/** Checkpoints in SQL, across tenants: a thread is a run's id, which is unique for all of them. */
export class SqlCheckpointStore implements CheckpointStore {
  readonly #store: Store<EngineTables>;

  constructor(store: Store<EngineTables>) {
    this.#store = store;
  }

  find(query: CheckpointQuery): Promise<StoredCheckpoint[]> {
    const { thread_id, checkpoint_ns, checkpoint_id, before_id, limit } = query;
    let rows = this.#store.global
      .selectFrom("engine_checkpoints")
      .selectAll()
      .orderBy("checkpoint_id", "desc");
    if (thread_id !== undefined) rows = rows.where("thread_id", "=", thread_id);
    if (checkpoint_ns !== undefined) rows = rows.where("checkpoint_ns", "=", checkpoint_ns);
    if (checkpoint_id !== undefined) rows = rows.where("checkpoint_id", "=", checkpoint_id);
    if (before_id !== undefined) rows = rows.where("checkpoint_id", "<", before_id);
    if (limit !== undefined) rows = rows.limit(limit);
    return rows.execute();
  }

  async values(
    { thread_id, checkpoint_ns }: CheckpointPlace,
    versions: ReadonlyMap<string, string>,
  ): Promise<ChannelValue[]> {
    const rows = await this.#store.global
      .selectFrom("engine_channel_values")
      .select(["channel", "version", "kind", "value as text"])
      .where("thread_id", "=", thread_id)
      .where("checkpoint_ns", "=", checkpoint_ns)
      .where("version", "in", [...new Set(versions.values())])
      .execute();
    return rows.filter(({ channel, version }) => versions.get(channel) === version);
  }

  writes({ thread_id, checkpoint_ns, checkpoint_id }: CheckpointPlace): Promise<TaskWrite[]> {
    return this.#store.global
      .selectFrom("engine_checkpoint_writes")
      .select(["task_id", "idx", "channel", "kind", "value as text"])
      .where("thread_id", "=", thread_id)
      .where("checkpoint_ns", "=", checkpoint_ns)
      .where("checkpoint_id", "=", checkpoint_id)
      .orderBy("task_id")
      .orderBy("idx")
      .execute();
  }

  async put(row: StoredCheckpoint, values: readonly ChannelValue[]): Promise<void> {
    const { thread_id, checkpoint_ns, checkpoint_id: _, ...content } = row;
    const rows = values.map(({ text, ...value }) => {
      return { thread_id, checkpoint_ns, ...value, value: text };
    });
    const { global } = this.#store;
    const checkpoint = global
      .insertInto("engine_checkpoints")
      .values(row)
      .onConflict((conflict) => conflict.columns(PLACE).doUpdateSet(content))
      .compile();
    const changed = global
      .insertInto("engine_channel_values")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing());
    await this.#store.writeTogether(
      rows.length === 0 ? [checkpoint] : [checkpoint, changed.compile()],
    );
  }

  async putWrites(place: CheckpointPlace, writes: readonly TaskWrite[]): Promise<void> {
    const inserts = writes.map(({ task_id, idx, channel, kind, text: value }) =>
      this.#store.global
        .insertInto("engine_checkpoint_writes")
        .values({ ...place, task_id, idx, channel, kind, value })
        .onConflict((conflict) => {
          const taken = conflict.columns([...PLACE, "task_id", "idx"]);
          return idx < 0 ? taken.doUpdateSet({ channel, kind, value }) : taken.doNothing();
        })
        .compile(),
    );
    await this.#store.writeTogether(inserts);
  }

  async deleteThread(threadId: string): Promise<void> {
    const tables = [
      "engine_checkpoints",
      "engine_channel_values",
      "engine_checkpoint_writes",
    ] as const;
    await this.#store.writeTogether(
      tables.map((table) =>
        this.#store.global.deleteFrom(table).where("thread_id", "=", threadId).compile(),
      ),
    );
  }
}
