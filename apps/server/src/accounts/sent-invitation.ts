import type { Context } from "hono";
import type { AppDeps, AppEnv } from "../http/app-env.ts";
import type { SentInvitation } from "../http/contract/accounts.ts";
import { pageAddress } from "./page-address.ts";

/**
 * The link's secret is after the `#`, which browsers send to nobody: it stands in no log and no
 * `Referer`.
 */
export function sentInvitation(
  c: Context<AppEnv>,
  deps: Pick<AppDeps, "config">,
  { token, ...invitation }: Omit<SentInvitation, "link" | "mailed"> & { readonly token: string },
): Omit<SentInvitation, "mailed"> {
  return { ...invitation, link: `${pageAddress(c, deps)}/invitation#${token}` };
}
