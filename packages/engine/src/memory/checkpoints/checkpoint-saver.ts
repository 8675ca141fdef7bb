import { randomInt } from "node:crypto";
import type { RunnableConfig } from "@langchain/core/runnables";
import {
  BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointTuple,
  getCheckpointId,
  type PendingWrite,
  WRITES_IDX_MAP,
} from "@langchain/langgraph-checkpoint";
import { assertJson } from "../../contracts/json.ts";
import { StrictSerde } from "../strict-serde.ts";
import { CheckpointReader } from "./checkpoint-reader.ts";
import type { CheckpointStore } from "./checkpoint-store.ts";

/** Two branches of a thread that count the same version must not take each other's values. */
const BRANCHES = 1e9;

/**
 * LangGraph's checkpoints on any backend. The value of a channel is stored once per version, not
 * with every checkpoint, so a thread's size is that of its changes.
 */
export class CheckpointSaver extends BaseCheckpointSaver {
  readonly #store: CheckpointStore;
  readonly #reader: CheckpointReader;
  readonly #serde: StrictSerde;

  constructor(store: CheckpointStore) {
    const serde = new StrictSerde();
    super(serde);
    this.#store = store;
    this.#serde = serde;
    this.#reader = new CheckpointReader(store, serde, () => this.getNextVersion(undefined));
  }

  async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const { thread_id, checkpoint_ns = "" } = config.configurable ?? {};
    if (thread_id === undefined) return undefined;
    const checkpoint_id = getCheckpointId(config) || undefined;
    const [row] = await this.#store.find({ thread_id, checkpoint_ns, checkpoint_id, limit: 1 });
    return row && this.#reader.tuple(row);
  }

  async *list(
    config: RunnableConfig,
    { limit = Number.MAX_SAFE_INTEGER, before, filter = {} }: CheckpointListOptions = {},
  ): AsyncGenerator<CheckpointTuple> {
    const { thread_id, checkpoint_ns, checkpoint_id } = config.configurable ?? {};
    const before_id = before && (getCheckpointId(before) || undefined);
    const wanted = Object.entries(filter);
    const rows = await this.#store.find({ thread_id, checkpoint_ns, checkpoint_id, before_id });
    let given = 0;
    for (const row of rows) {
      if (given >= limit) return;
      const metadata: Record<string, unknown> = JSON.parse(row.metadata);
      if (!wanted.every(([key, value]) => metadata[key] === value)) continue;
      given += 1;
      yield this.#reader.tuple(row);
    }
  }

  async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const { channel_values, ...rest } = checkpoint;
    const place = { ...placeOf(config), checkpoint_id: checkpoint.id };
    const row = {
      ...place,
      parent_id: getCheckpointId(config) || null,
      checkpoint: JSON.stringify(assertJson(rest, "A checkpoint")),
      metadata: JSON.stringify(assertJson(metadata, "A checkpoint's metadata")),
    };
    const changed = Object.entries(newVersions).filter(([channel]) => channel in channel_values);
    const values = changed.map(([channel, version]) => {
      const stored = this.#serde.dump(channel_values[channel], `The channel "${channel}"`);
      return { channel, version: String(version), ...stored };
    });
    await this.#store.put(row, values);
    return { configurable: place };
  }

  /** A task that is repeated keeps its first writes; what LangGraph says about it is replaced. */
  async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string): Promise<void> {
    const checkpoint_id = getCheckpointId(config);
    if (checkpoint_id === "") throw new TypeError("Writes need the checkpoint_id they belong to.");
    const rows = writes.map(([channel, written], index) => {
      const stored = this.#serde.dump(written, `A write to the channel "${channel}"`);
      return { task_id: taskId, idx: WRITES_IDX_MAP[channel] ?? index, channel, ...stored };
    });
    await this.#store.putWrites({ ...placeOf(config), checkpoint_id }, rows);
  }

  deleteThread(threadId: string): Promise<void> {
    return this.#store.deleteThread(threadId);
  }

  /** Counts up, with a random fraction that tells branches of a thread apart. */
  override getNextVersion(current: number | undefined): number {
    return Math.floor(current ?? 0) + 1 + randomInt(BRANCHES) / BRANCHES;
  }
}

function placeOf({ configurable }: RunnableConfig) {
  const { thread_id, checkpoint_ns = "" } = configurable ?? {};
  if (typeof thread_id !== "string" || typeof checkpoint_ns !== "string") {
    throw new TypeError("A checkpoint needs a thread_id.");
  }
  return { thread_id, checkpoint_ns };
}
