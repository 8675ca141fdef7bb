import type { MailSettings } from "@bole/talent";
import type { Config } from "../config/load-config.ts";

type MailConfig = Pick<
  Config,
  "smtpUrl" | "mailFrom" | "postalAddress" | "publicUrl" | "mailUndoMs" | "host" | "port"
>;

/** @param url where the server listens, for links where no other address is known */
export function mailSettings(config: MailConfig, url = listeningAt(config)): MailSettings {
  return {
    by: config.smtpUrl === undefined ? "outbox" : "smtp",
    from: config.mailFrom,
    postalAddress: config.postalAddress,
    publicUrl: config.publicUrl ?? url,
    undoMs: config.mailUndoMs,
  };
}

export function listeningAt({ host, port }: Pick<Config, "host" | "port">): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
