/**
 * Whose data a request is about. The owner of an embedded Bole without accounts may name any tenant;
 * elsewhere everybody has their own, and another one is refused before anything is looked up.
 */
import { TenantId } from "@bole/base";
import type { Context } from "hono";
import { z } from "zod";
import { serverErrors } from "../errors.ts";
import type { AppDeps, AppEnv } from "./app-env.ts";

/** For the query of a route that is about one tenant. */
export const InTenant = z.strictObject({
  tenant: TenantId.optional().describe("Yours, if it is left out"),
});

export function tenantOf(
  c: Context<AppEnv>,
  { config }: Pick<AppDeps, "config">,
  named: string | undefined,
): string {
  const { tenant } = c.get("principal");
  if (named === undefined || named === tenant) return tenant;
  if (config.mode === "embedded" && !config.accounts) return named;
  throw serverErrors.error("forbidden-tenant", `You may not use the tenant "${named}".`);
}
