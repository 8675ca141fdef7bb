/** How mail is sent and fetched. */
import type {
  ImapToTry,
  MailSettings,
  MailTried,
  NewMailSettings,
  SmtpToTry,
  TestMailSent,
  TestMailWish,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const PATH = "/api/mail-settings";
/** What the mailbox brings shows soon. */
const POLL_MS = 5_000;

export const MAIL_SETTINGS_KEY = ["mail-settings"];

export const mailSettingsQuery = queryOptions({
  queryKey: MAIL_SETTINGS_KEY,
  queryFn: ({ signal }) => call<MailSettings>("GET", PATH, { signal }),
  refetchInterval: POLL_MS,
  staleTime: 0,
});

export const saveMailSettings = (body: NewMailSettings) =>
  call<MailSettings>("PUT", PATH, { body });

export const trySmtp = (body: SmtpToTry) => call<MailTried>("POST", `${PATH}/try-smtp`, { body });

export const tryImap = (body: ImapToTry) => call<MailTried>("POST", `${PATH}/try-imap`, { body });

export const sendTestMail = (body: TestMailWish) =>
  call<TestMailSent>("POST", `${PATH}/test-mail`, { body });
