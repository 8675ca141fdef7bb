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
  /** Of addresses that are surely theirs; those of companies tell nothing. */
  readonly domains: readonly string[];
}

const tls = (host: string, port: number): ProviderServer => ({ host, port, security: "tls" });
const starttls = (host: string): ProviderServer => ({ host, port: 587, security: "starttls" });

export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    ...{ id: "gmail", name: "Gmail", needs: "app_password" },
    domains: ["gmail.com", "googlemail.com"],
    ...{ smtp: tls("smtp.gmail.com", 465), imap: tls("imap.gmail.com", 993) },
  },
  {
    ...{ id: "outlook", name: "Outlook / Microsoft 365", needs: "modern_sign_in" },
    domains: ["outlook.com", "hotmail.com", "live.com"],
    ...{ smtp: starttls("smtp.office365.com"), imap: tls("outlook.office365.com", 993) },
  },
  {
    ...{ id: "qq", name: "QQ 邮箱", needs: "authorization_code" },
    domains: ["qq.com", "foxmail.com"],
    ...{ smtp: tls("smtp.qq.com", 465), imap: tls("imap.qq.com", 993) },
  },
  {
    ...{ id: "exmail", name: "腾讯企业邮箱", needs: "authorization_code" },
    domains: [],
    ...{ smtp: tls("smtp.exmail.qq.com", 465), imap: tls("imap.exmail.qq.com", 993) },
  },
  {
    ...{ id: "163", name: "163 邮箱", needs: "authorization_code" },
    domains: ["163.com"],
    ...{ smtp: tls("smtp.163.com", 465), imap: tls("imap.163.com", 993) },
  },
  {
    ...{ id: "126", name: "126 邮箱", needs: "authorization_code" },
    domains: ["126.com"],
    ...{ smtp: tls("smtp.126.com", 465), imap: tls("imap.126.com", 993) },
  },
  {
    ...{ id: "qiye163", name: "网易企业邮箱", needs: "authorization_code" },
    domains: [],
    ...{ smtp: tls("smtp.qiye.163.com", 994), imap: tls("imap.qiye.163.com", 993) },
  },
  {
    ...{ id: "aliyun", name: "阿里企业邮箱", needs: "authorization_code" },
    domains: [],
    ...{ smtp: tls("smtp.qiye.aliyun.com", 465), imap: tls("imap.qiye.aliyun.com", 993) },
  },
  {
    ...{ id: "feishu", name: "飞书邮箱", needs: "app_password" },
    domains: [],
    ...{ smtp: tls("smtp.feishu.cn", 465), imap: tls("imap.feishu.cn", 993) },
  },
  {
    ...{ id: "icloud", name: "iCloud", needs: "app_password" },
    domains: ["icloud.com", "me.com"],
    ...{ smtp: starttls("smtp.mail.me.com"), imap: tls("imap.mail.me.com", 993) },
  },
  {
    ...{ id: "fastmail", name: "Fastmail", needs: "app_password" },
    domains: ["fastmail.com"],
    ...{ smtp: tls("smtp.fastmail.com", 465), imap: tls("imap.fastmail.com", 993) },
  },
  {
    ...{ id: "yahoo", name: "Yahoo", needs: "app_password" },
    domains: ["yahoo.com"],
    ...{ smtp: tls("smtp.mail.yahoo.com", 465), imap: tls("imap.mail.yahoo.com", 993) },
  },
];

/** Whose server it is. */
export const providerOf = (host: string): MailProvider | undefined =>
  MAIL_PROVIDERS.find(({ smtp, imap }) => smtp.host === host || imap.host === host);

/** Whose address it is; undefined where it may be anybody's. */
export function providerOfAddress(address: string): MailProvider | undefined {
  const domain = address.trim().toLowerCase().split("@")[1] ?? "";
  return MAIL_PROVIDERS.find(({ domains }) => domains.includes(domain));
}
