/** Who asks, as far as the connection tells. */
import { ADDRESS_HEADER, type Caller } from "@bole/accounts";
import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";

export function callerOf(c: Context<AppEnv>, { config }: Pick<AppDeps, "config">): Caller {
  const address = addressOf(c, config.proxyHops);
  const headers = new Headers(c.req.raw.headers);
  headers.set(ADDRESS_HEADER, address);
  return { headers, address };
}

/** Each proxy adds to the end whom it was asked by; only what our own have added is believed. */
function addressOf(c: Context<AppEnv>, hops: number): string {
  const direct = c.env.incoming?.socket.remoteAddress ?? "unknown";
  if (hops === 0) return direct;
  const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
  return forwarded.at(-hops)?.trim() || direct;
}
