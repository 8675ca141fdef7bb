/**
 * Says in a Redis that a server uses it, as long as it does. Where people are kept in the data folder,
 * a second server on the same Redis would have other people for the same runs.
 */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { Redis } from "ioredis";
import { serverErrors } from "../errors.ts";

const KEY = "bole:server";
/** How long the hold outlives a server that was killed. */
const LEASE_MS = 15_000;

/** Prolongs or gives up only what is ours. */
const PROLONG = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end return 0`;
const GIVE_UP = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`;

export interface RedisHold {
  readonly release: () => Promise<void>;
}

/** Refused with `memory-shared-by-two` while another server holds it. */
export async function holdRedis(url: string): Promise<RedisHold> {
  const redis = new Redis(url);
  // A Redis that is away is told by whoever needs it; the hold is prolonged once it is back.
  redis.on("error", () => undefined);
  const self = `${hostname()} ${process.pid} ${randomUUID()}`;
  const taken = await redis.set(KEY, self, "PX", LEASE_MS, "NX");
  if (taken !== "OK") {
    const [host, pid] = ((await redis.get(KEY)) ?? "unknown ?").split(" ");
    redis.disconnect();
    throw serverErrors.error("memory-shared-by-two", {
      detail: `BOLE_MEMORY is redis without BOLE_DATABASE_URL, and process ${pid} on ${host} uses the same Redis. If that server was just killed, it is free again in ${LEASE_MS / 1000} seconds.`,
      data: { host: host ?? "", pid: pid ?? "" },
    });
  }
  const prolong = async () => {
    const held = await redis.eval(PROLONG, 1, KEY, self, LEASE_MS);
    if (held === 0) await redis.set(KEY, self, "PX", LEASE_MS, "NX");
  };
  const timer = setInterval(() => void prolong().catch(() => undefined), LEASE_MS / 3);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      await redis.eval(GIVE_UP, 1, KEY, self).catch(() => undefined);
      redis.disconnect();
    },
  };
}
