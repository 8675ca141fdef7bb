import type {
  ChannelValue,
  CheckpointPlace,
  CheckpointQuery,
  CheckpointStore,
  StoredCheckpoint,
  TaskWrite,
} from "../checkpoints/checkpoint-store.ts";
import {
  type CheckpointField,
  fieldOf,
  readCheckpoint,
  readField,
  readValue,
  readWrite,
  writeCheckpoint,
  writeValue,
  writeWrite,
} from "./checkpoint-texts.ts";
import { escapePart, joinParts } from "./key-parts.ts";
import type { RedisLink } from "./link.ts";

/**
 * Checkpoints of a thread are five keys: what they are, in which order, their channels' values by
 * version, and the tasks' writes with an order of their own. What it sends may be repeated.
 */
export class RedisCheckpointStore implements CheckpointStore {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  async find(query: CheckpointQuery): Promise<StoredCheckpoint[]> {
    const threads =
      query.thread_id === undefined
        ? await this.#link.ask((redis) => redis.smembers(this.#link.keys.checkpointThreads()))
        : [query.thread_id];
    const found = await Promise.all(threads.map((thread) => this.#findIn(thread, query)));
    return found
      .flat()
      .sort((a, b) => compare(b.checkpoint_id, a.checkpoint_id))
      .slice(0, query.limit);
  }

  async values(
    { thread_id, checkpoint_ns }: CheckpointPlace,
    versions: ReadonlyMap<string, string>,
  ): Promise<ChannelValue[]> {
    const wanted = [...versions];
    const texts = await this.#link.ask((redis) =>
      redis.hmget(
        this.#link.keys.channelValues(thread_id),
        ...wanted.map(([channel, version]) => joinParts(checkpoint_ns, channel, version)),
      ),
    );
    return wanted.flatMap(([channel, version], i) => {
      const text = texts[i];
      return text ? [{ channel, version, ...readValue(text) }] : [];
    });
  }

  async writes(place: CheckpointPlace): Promise<TaskWrite[]> {
    const { keys } = this.#link;
    const { thread_id } = place;
    const checkpoint = `${escapePart(place.checkpoint_ns)}:${escapePart(place.checkpoint_id)}`;
    const fields = await this.#link.ask((redis) =>
      redis.zrangebylex(keys.writeOrder(thread_id), `[${checkpoint}:`, `(${checkpoint};`),
    );
    if (fields.length === 0) return [];
    const texts = await this.#link.ask((redis) =>
      redis.hmget(keys.checkpointWrites(thread_id), ...fields),
    );
    return fields
      .flatMap((field, i) => readWrite(field, texts[i]))
      .sort((a, b) => compare(a.task_id, b.task_id) || a.idx - b.idx);
  }

  async put(row: StoredCheckpoint, values: readonly ChannelValue[]): Promise<void> {
    const { keys } = this.#link;
    const { thread_id, checkpoint_ns } = row;
    const field = fieldOf(row);
    await this.#link.together([
      ["hset", keys.checkpoints(thread_id), field, writeCheckpoint(row)],
      ["zadd", keys.checkpointOrder(thread_id), 0, field],
      ["sadd", keys.checkpointThreads(), thread_id],
      ...values.map((value) => {
        const name = joinParts(checkpoint_ns, value.channel, value.version);
        return ["hsetnx", keys.channelValues(thread_id), name, writeValue(value)] as const;
      }),
    ]);
  }

  async putWrites(place: CheckpointPlace, writes: readonly TaskWrite[]): Promise<void> {
    const { keys } = this.#link;
    const { thread_id, checkpoint_ns, checkpoint_id } = place;
    await this.#link.together(
      writes.flatMap((write) => {
        const { task_id, idx } = write;
        const field = joinParts(checkpoint_ns, checkpoint_id, task_id, String(idx));
        const set = idx < 0 ? "hset" : "hsetnx";
        return [
          [set, keys.checkpointWrites(thread_id), field, writeWrite(write)] as const,
          ["zadd", keys.writeOrder(thread_id), 0, field] as const,
        ];
      }),
    );
  }

  async deleteThread(threadId: string): Promise<void> {
    await this.#link.together([
      ["unlink", ...this.#link.keys.ofThread(threadId)],
      ["srem", this.#link.keys.checkpointThreads(), threadId],
    ]);
  }

  async #findIn(thread_id: string, query: CheckpointQuery): Promise<StoredCheckpoint[]> {
    const wanted = await this.#fieldsIn(thread_id, query);
    if (wanted.length === 0) return [];
    const key = this.#link.keys.checkpoints(thread_id);
    const texts = await this.#link.ask((redis) =>
      redis.hmget(key, ...wanted.map(({ field }) => field)),
    );
    return wanted.flatMap(({ checkpoint_ns, checkpoint_id }, i) => {
      return readCheckpoint({ thread_id, checkpoint_ns, checkpoint_id }, texts[i]);
    });
  }

  async #fieldsIn(thread: string, query: CheckpointQuery): Promise<CheckpointField[]> {
    const { checkpoint_ns, checkpoint_id, before_id, limit } = query;
    if (checkpoint_ns !== undefined && checkpoint_id !== undefined) {
      const field = fieldOf({ checkpoint_ns, checkpoint_id });
      return [{ field, checkpoint_ns, checkpoint_id }];
    }
    const order = this.#link.keys.checkpointOrder(thread);
    const ns = escapePart(checkpoint_ns ?? "");
    const [to, from] = checkpoint_ns === undefined ? ["+", "-"] : [`(${ns};`, `[${ns}:`];
    // The newest one, as LangGraph asks for it before each step, is one entry of the order.
    const first = checkpoint_ns !== undefined && before_id === undefined && limit !== undefined;
    const fields = await this.#link.ask((redis) =>
      first
        ? redis.zrevrangebylex(order, to, from, "LIMIT", 0, limit)
        : redis.zrevrangebylex(order, to, from),
    );
    return fields
      .map(readField)
      .filter((one) => checkpoint_id === undefined || one.checkpoint_id === checkpoint_id)
      .filter((one) => before_id === undefined || one.checkpoint_id < before_id);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
