/** Servers of common mail providers, as their help pages name them. A new one is an entry here. */
import type { MailSecurity } from "@bole/server/contract";

export interface ProviderServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
}

export interface MailProvider {
  readonly id: string;
  readonly name: string;
  readonly smtp: ProviderServer;
  readonly imap: ProviderServer;
  /** What is to be used in place of the usual password. */
  readonly needs: "app_password" | "authorization_code" | "modern_sign_in";
}

const tls = (host: string, port: number): ProviderServer => ({ host, port, security: "tls" });
const starttls = (host: string): ProviderServer => ({ host, port: 587, security: "starttls" });

export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    ...{ id: "gmail", name: "Gmail", needs: "app_password" },
    ...{ smtp: tls("smtp.gmail.com", 465), imap: tls("imap.gmail.com", 993) },
  },
  {
    ...{ id: "outlook", name: "Outlook / Microsoft 365", needs: "modern_sign_in" },
    ...{ smtp: starttls("smtp.office365.com"), imap: tls("outlook.office365.com", 993) },
  },
  {
    ...{ id: "qq", name: "QQ 邮箱", needs: "authorization_code" },
    ...{ smtp: tls("smtp.qq.com", 465), imap: tls("imap.qq.com", 993) },
  },
  {
    ...{ id: "exmail", name: "腾讯企业邮箱", needs: "authorization_code" },
    ...{ smtp: tls("smtp.exmail.qq.com", 465), imap: tls("imap.exmail.qq.com", 993) },
  },
  {
    ...{ id: "163", name: "163 邮箱", needs: "authorization_code" },
    ...{ smtp: tls("smtp.163.com", 465), imap: tls("imap.163.com", 993) },
  },
  {
    ...{ id: "126", name: "126 邮箱", needs: "authorization_code" },
    ...{ smtp: tls("smtp.126.com", 465), imap: tls("imap.126.com", 993) },
  },
  {
    ...{ id: "icloud", name: "iCloud", needs: "app_password" },
    ...{ smtp: starttls("smtp.mail.me.com"), imap: tls("imap.mail.me.com", 993) },
  },
  {
    ...{ id: "fastmail", name: "Fastmail", needs: "app_password" },
    ...{ smtp: tls("smtp.fastmail.com", 465), imap: tls("imap.fastmail.com", 993) },
  },
  {
    ...{ id: "yahoo", name: "Yahoo", needs: "app_password" },
    ...{ smtp: tls("smtp.mail.yahoo.com", 465), imap: tls("imap.mail.yahoo.com", 993) },
  },
];

/** Whose server it is. */
export const providerOf = (host: string): MailProvider | undefined =>
  MAIL_PROVIDERS.find(({ smtp, imap }) => smtp.host === host || imap.host === host);
