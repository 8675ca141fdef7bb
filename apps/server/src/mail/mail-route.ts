/** How a tenant's mail leaves now, for the gate of effects and for the dispatcher. */
import type { MailRoute, MailSettings } from "@bole/talent";
import type { Config } from "../config/load-config.ts";
import { mailSettings } from "../talent/mail-settings.ts";
import type { MailChoices } from "./mail-choices.ts";

export type MailRouteOf = (
  tenant: string,
) => Promise<MailRoute & { readonly settings: MailSettings }>;

/** @param url where this process listens, for links where no other address is known */
export function mailRouteOf(
  choices: Pick<MailChoices, "inForce">,
  config: Config,
  url?: string,
): MailRouteOf {
  return async (tenant) => {
    const now = { ...config, ...(await choices.inForce(tenant)) };
    return { smtpUrl: now.smtpUrl, settings: mailSettings(now, url) };
  };
}
