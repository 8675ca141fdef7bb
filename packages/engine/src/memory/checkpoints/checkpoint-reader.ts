import {
  type Checkpoint,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  maxChannelVersion,
  TASKS,
} from "@langchain/langgraph-checkpoint";
import { fromText } from "../json-text.ts";
import type { StrictSerde } from "../strict-serde.ts";
import type { CheckpointPlace, CheckpointStore, StoredCheckpoint } from "./checkpoint-store.ts";

/** Puts checkpoints together again from what is stored, their channels' values and their writes. */
export class CheckpointReader {
  readonly #store: CheckpointStore;
  readonly #serde: StrictSerde;
  readonly #firstVersion: () => number;

  constructor(store: CheckpointStore, serde: StrictSerde, firstVersion: () => number) {
    this.#store = store;
    this.#serde = serde;
    this.#firstVersion = firstVersion;
  }

  async tuple(row: StoredCheckpoint): Promise<CheckpointTuple> {
    const { thread_id, checkpoint_ns, checkpoint_id, parent_id } = row;
    const parent =
      parent_id === null ? null : { thread_id, checkpoint_ns, checkpoint_id: parent_id };
    const stored = fromText<Omit<Checkpoint, "channel_values">>(row.checkpoint);
    const [channel_values, pendingWrites] = await Promise.all([
      this.#channelValues(row, stored.channel_versions),
      this.#writes(row),
    ]);
    const checkpoint: Checkpoint = { ...stored, channel_values };
    if (checkpoint.v < 4 && parent) await this.#addPendingSends(checkpoint, parent);
    return {
      config: { configurable: { thread_id, checkpoint_ns, checkpoint_id } },
      checkpoint,
      metadata: fromText(row.metadata),
      pendingWrites,
      ...(parent ? { parentConfig: { configurable: parent } } : {}),
    };
  }

  async #channelValues(
    place: CheckpointPlace,
    versions: Checkpoint["channel_versions"],
  ): Promise<Record<string, unknown>> {
    const texts = new Map(Object.entries(versions).map(([name, ver]) => [name, String(ver)]));
    if (texts.size === 0) return {};
    const values = await this.#store.values(place, texts);
    return Object.fromEntries(
      values.map(({ channel, ...stored }) => [channel, this.#serde.load(stored)]),
    );
  }

  async #writes(place: CheckpointPlace): Promise<CheckpointPendingWrite[]> {
    const writes = await this.#store.writes(place);
    return writes.map(({ task_id, channel, ...stored }) => {
      return [task_id, channel, this.#serde.load(stored)];
    });
  }

  /** Before version 4, LangGraph kept what a step sends on in the writes of the step before. */
  async #addPendingSends(checkpoint: Checkpoint, parent: CheckpointPlace): Promise<void> {
    const writes = await this.#writes(parent);
    const versions = Object.values(checkpoint.channel_versions);
    checkpoint.channel_values[TASKS] = writes
      .filter(([, channel]) => channel === TASKS)
      .map(([, , value]) => value);
    checkpoint.channel_versions[TASKS] =
      versions.length > 0 ? maxChannelVersion(...versions) : this.#firstVersion();
  }
}
