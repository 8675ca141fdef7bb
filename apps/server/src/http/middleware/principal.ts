/** On whose behalf the request is made. On loopback that is the one owner of this machine's Bole. */
import { LOCAL_OWNER } from "@bole/base";
import type { MiddlewareHandler } from "hono";
import { asUser } from "../../models/acting-user.ts";
import type { AppEnv } from "../app-env.ts";

export function principal(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set("principal", LOCAL_OWNER);
    await asUser(LOCAL_OWNER.user, next);
  };
}
