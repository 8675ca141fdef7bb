import type { StoredValue } from "../strict-serde.ts";

export interface CheckpointPlace {
  /** LangGraph knows no tenants: its thread is the id of a run, which is unique for all of them. */
  readonly thread_id: string;
  readonly checkpoint_ns: string;
  readonly checkpoint_id: string;
}

export interface StoredCheckpoint extends CheckpointPlace {
  readonly parent_id: string | null;
  /** JSON, without the channels' values. */
  readonly checkpoint: string;
  /** JSON. */
  readonly metadata: string;
}

export interface ChannelValue extends StoredValue {
  readonly channel: string;
  readonly version: string;
}

export interface TaskWrite extends StoredValue {
  readonly task_id: string;
  /** Negative for what LangGraph says about the task. */
  readonly idx: number;
  readonly channel: string;
}

export interface CheckpointQuery {
  readonly thread_id?: string | undefined;
  readonly checkpoint_ns?: string | undefined;
  readonly checkpoint_id?: string | undefined;
  /** Only older ones: ids are ordered by time. */
  readonly before_id?: string | undefined;
  readonly limit?: number;
}

/** What a backend does for the checkpoint saver: keep rows, and find them again. */
export interface CheckpointStore {
  /** Newest first. */
  find(query: CheckpointQuery): Promise<StoredCheckpoint[]>;
  /** The values of these channels at these versions, as far as they are there. */
  values(
    place: CheckpointPlace,
    versions: ReadonlyMap<string, string>,
  ): Promise<readonly ChannelValue[]>;
  /** By task, then by index. */
  writes(place: CheckpointPlace): Promise<readonly TaskWrite[]>;
  /** Replaces the checkpoint of that id; a value that is there stays as it is. */
  put(checkpoint: StoredCheckpoint, values: readonly ChannelValue[]): Promise<void>;
  /** Replaces writes with a negative index; of others, the first one stays. */
  putWrites(place: CheckpointPlace, writes: readonly TaskWrite[]): Promise<void>;
  deleteThread(threadId: string): Promise<void>;
}
