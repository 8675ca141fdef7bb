import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import type { SentInvitation } from "../http/contract/accounts.ts";
import { hostOf } from "../http/request-host.ts";

/**
 * The link's secret is after the `#`, which browsers send to nobody: it stands in no log and no
 * `Referer`. Where no public address is set, the host has passed the check of hosts.
 */
export function sentInvitation(
  c: Context<AppEnv>,
  { config }: Pick<AppDeps, "config">,
  { token, ...invitation }: Omit<SentInvitation, "link"> & { readonly token: string },
): SentInvitation {
  const base = config.publicUrl ?? `http://${hostOf(c)}`;
  return { ...invitation, link: `${base}/invitation#${token}` };
}
