/**
 * What a Redis beside the database says about a person: the engine's cache, or its runs. Its keys have
 * no tables, and their values several forms: so the words themselves are replaced, wherever they stand.
 */
import { Redis } from "ioredis";
import { Redaction } from "./redact.ts";
import type { TraceSearch } from "./traces.ts";

const AT_ONCE = 500;

/** @returns how many keys were changed */
export async function sweepRedis(url: string, search: TraceSearch): Promise<number> {
  const redis = new Redis(url);
  try {
    const redaction = new Redaction(search.subject, search.withNames);
    let count = 0;
    let cursor = "0";
    do {
      const [next, keys] = await redis.scan(cursor, "COUNT", AT_ONCE);
      cursor = next;
      for (const key of keys) if (await sweepKey(redis, key, redaction)) count += 1;
    } while (cursor !== "0");
    return count;
  } finally {
    redis.disconnect();
  }
}

async function sweepKey(redis: Redis, key: string, redaction: Redaction): Promise<boolean> {
  switch (await redis.type(key)) {
    case "string":
      return sweepText(redis, key, redaction);
    case "hash":
      return sweepHash(redis, key, redaction);
    case "stream":
      return sweepStream(redis, key, redaction);
    default:
      // Lists, sets and sorted sets have ids alone.
      return false;
  }
}

async function sweepText(redis: Redis, key: string, redaction: Redaction): Promise<boolean> {
  const text = await redis.get(key);
  const next = text === null ? null : redaction.words(text);
  if (next === null || next === text) return false;
  await redis.set(key, next, "KEEPTTL");
  return true;
}

async function sweepHash(redis: Redis, key: string, redaction: Redaction): Promise<boolean> {
  const before = Object.entries(await redis.hgetall(key));
  const changed = before.flatMap(([field, text]) => {
    const next = redaction.words(text);
    return next === text ? [] : [[field, next] as const];
  });
  if (changed.length === 0) return false;
  await redis.hset(key, Object.fromEntries(changed));
  return true;
}

/** Entries of a stream cannot be changed: it is written anew, unless somebody has added to it meanwhile. */
async function sweepStream(redis: Redis, key: string, redaction: Redaction): Promise<boolean> {
  await redis.watch(key);
  const entries = await redis.xrange(key, "-", "+");
  const next = entries.map(
    ([id, fields]) => [id, fields.map((text) => redaction.words(text))] as const,
  );
  const isSame = next.every(([, fields], at) =>
    fields.every((text, field) => text === entries[at]?.[1][field]),
  );
  if (isSame) {
    await redis.unwatch();
    return false;
  }
  const writing = redis.multi().del(key);
  for (const [id, fields] of next) writing.xadd(key, id, ...fields);
  return (await writing.exec()) !== null;
}
