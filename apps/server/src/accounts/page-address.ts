import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import { hostOf } from "../http/request-host.ts";

/** Where the page is reached. Without a public address, the host that was asked has passed the check of hosts. */
export function pageAddress(c: Context<AppEnv>, { config }: Pick<AppDeps, "config">): string {
  return config.publicUrl ?? `http://${hostOf(c)}`;
}

/** What a passkey is bound to. */
export function passkeyOrigin(c: Context<AppEnv>, deps: Pick<AppDeps, "config">): string {
  return new URL(pageAddress(c, deps)).origin;
}
