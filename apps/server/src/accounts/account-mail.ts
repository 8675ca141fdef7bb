/** Mails about accounts: an invitation, and a link for a new password. */
import { SendFault, sendAtOnce } from "@bole/talent";
import type { AppDeps } from "../http/app-env.ts";

type Deps = Pick<AppDeps, "config" | "host" | "log">;

export type AccountLanguage = "zh" | "en";

interface Written {
  readonly subject: string;
  readonly text: string;
}

/** Whether a tenant has a mail server to send by. */
export async function canMail({ config, host }: Deps, tenant: string): Promise<boolean> {
  const { smtpUrl, mailFrom } = await host.mailChoices.inForce(tenant);
  return config.mailIsOn && smtpUrl !== undefined && mailFrom !== undefined;
}

/** Whether the server has taken it. */
export async function sendAccountMail(
  deps: Deps,
  tenant: string,
  to: string,
  written: Written,
): Promise<boolean> {
  const { smtpUrl, mailFrom: from } = await deps.host.mailChoices.inForce(tenant);
  if (!deps.config.mailIsOn || smtpUrl === undefined || from === undefined) return false;
  try {
    await sendAtOnce({ smtpUrl, from, to, ...written, now: new Date() });
    return true;
  } catch (error) {
    if (!(error instanceof SendFault)) throw error;
    deps.log.warn({ err: error, tenant }, "a mail about an account was not taken");
    return false;
  }
}

export const INVITATION_MAIL: Readonly<
  Record<AccountLanguage, (by: string, organisation: string, link: string) => Written>
> = {
  en: (by, organisation, link) => ({
    subject: `Join ${organisation} on Bole`,
    text: `${by} invites you to work with ${organisation} on Bole.\n\nOpen this link within a week to join:\n${link}\n\nIf you don't know ${by}, ignore this mail.`,
  }),
  zh: (by, organisation, link) => ({
    subject: `加入伯乐上的${organisation}`,
    text: `${by} 邀请你在伯乐上与${organisation}一起工作。\n\n请在一周内打开这个链接加入：\n${link}\n\n如果你不认识 ${by}，请忽略这封邮件。`,
  }),
};

export const RESET_MAIL: Readonly<Record<AccountLanguage, (link: string) => Written>> = {
  en: (link) => ({
    subject: "Choose a new password for Bole",
    text: `Somebody asked for a new password for this address. Open this link within an hour to choose one:\n${link}\n\nIf it wasn't you, ignore this mail: nothing changes.`,
  }),
  zh: (link) => ({
    subject: "重设伯乐密码",
    text: `有人为这个邮箱申请了新密码。请在一小时内打开这个链接设置：\n${link}\n\n如果不是你本人，请忽略这封邮件，密码不会改变。`,
  }),
};
