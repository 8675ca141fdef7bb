import { engineErrors } from "../../errors.ts";
import type { RedisLink } from "./link.ts";

/** Says no to a server that would lose runs or refuse our scripts, before it has any. */
export async function checkServer(link: RedisLink): Promise<void> {
  const info = await link.ask((redis) => redis.info());
  const setting = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, "m").exec(info)?.[1];
  const policy = setting("maxmemory_policy") ?? "noeviction";
  if (policy.startsWith("allkeys-")) {
    throw unsafe(`With maxmemory-policy ${policy}, Redis drops unfinished runs when it is full.`);
  }
  if (setting("role") === "slave") throw unsafe("This server is a replica, which takes no writes.");
  if (setting("cluster_enabled") === "1") {
    throw unsafe("A run is written to several keys at once, which a Redis Cluster does not allow.");
  }
}

function unsafe(detail: string) {
  return engineErrors.error("memory-unsafe", { detail });
}
