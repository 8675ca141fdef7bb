/** What stands below a mail that nobody has asked for: who writes, and how not to be written to. */

import type { MailAddress } from "@bole/base";
import type { TextLanguage } from "@bole/reading/text";
import type { MailPurpose } from "../../model/message.ts";
import type { MailSettings } from "../mail-settings.ts";
import { isUnasked } from "../rules/purposes.ts";

interface Below {
  readonly purpose: MailPurpose;
  readonly language: TextLanguage;
  readonly from: MailAddress;
  readonly unsubscribe_url: string | null;
}

export function footerOf(
  { postalAddress }: MailSettings,
  { purpose, language, from, unsubscribe_url }: Below,
): string | null {
  if (!isUnasked(purpose) || unsubscribe_url === null) return null;
  const who = [from.name, postalAddress].filter((part) => part !== undefined && part !== "");
  return [...who, WAY_OUT[language](unsubscribe_url)].join("\n");
}

const WAY_OUT: Readonly<Record<TextLanguage, (url: string) => string>> = {
  en: (url) => `You do not want to hear from us? Unsubscribe: ${url}`,
  zh: (url) => `不想再收到此类邮件？点此退订：${url}`,
};
