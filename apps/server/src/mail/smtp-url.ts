/** A mail server as the URL that `BOLE_SMTP_URL` would have for it, and back. */
import type { MailSecurity } from "../http/contract/mail-settings.ts";

export interface KnownServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  readonly user: string;
  readonly password?: string | undefined;
}

export function smtpUrl({ host, port, security, user, password }: KnownServer): string {
  const who =
    user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? "")}@`;
  const place = `${who}${host.includes(":") ? `[${host}]` : host}:${port}`;
  if (security === "tls") return `smtps://${place}`;
  return `smtp://${place}?${security === "starttls" ? "requireTLS" : "ignoreTLS"}=true`;
}

export function serverOfUrl(text: string): KnownServer {
  const url = new URL(text);
  const isTls = url.protocol === "smtps:";
  const isPlain = url.searchParams.get("ignoreTLS") === "true";
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? (isTls ? 465 : 587) : Number(url.port),
    security: isTls ? "tls" : isPlain ? "none" : "starttls",
    user: decodeURIComponent(url.username),
    ...(url.password !== "" && { password: decodeURIComponent(url.password) }),
  };
}
