import type { Params, Store } from "@bole/store";
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
  readonly #newest;
  readonly #put;

  constructor(store: Store<EngineTables>) {
    this.#store = store;
    const why = "A thread is a run's id, which is unique for all tenants.";
    this.#newest = store.prepareAcross(
      why,
      (
        db,
        { thread_id, checkpoint_ns }: Params<Pick<CheckpointPlace, "thread_id" | "checkpoint_ns">>,
      ) =>
        db
          .selectFrom("engine_checkpoints")
          .selectAll()
          .where("thread_id", "=", thread_id)
          .where("checkpoint_ns", "=", checkpoint_ns)
          .orderBy("checkpoint_id", "desc")
          .limit(1),
    );
    this.#put = store.prepareAcross(
      why,
      (db, row: Params<{ [F in keyof StoredCheckpoint]: StoredCheckpoint[F] }>) => {
        const { thread_id, checkpoint_ns, checkpoint_id, parent_id, checkpoint, metadata } = row;
        const content = { parent_id, checkpoint, metadata };
        return db
          .insertInto("engine_checkpoints")
          .values({ thread_id, checkpoint_ns, checkpoint_id, ...content })
          .onConflict((conflict) => conflict.columns(PLACE).doUpdateSet(content));
      },
    );
  }

  find(query: CheckpointQuery): Promise<StoredCheckpoint[]> {
    const { thread_id, checkpoint_ns, checkpoint_id, before_id, limit } = query;
    const isNewest = limit === 1 && checkpoint_id === undefined && before_id === undefined;
    if (isNewest && thread_id !== undefined && checkpoint_ns !== undefined) {
      return this.#newest.all({ thread_id, checkpoint_ns });
    }
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
    const { thread_id, checkpoint_ns } = row;
    const rows = values.map(({ text, ...value }) => {
      return { thread_id, checkpoint_ns, ...value, value: text };
    });
    const checkpoint = this.#put.bind({ ...row });
    const changed = this.#store.global
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
