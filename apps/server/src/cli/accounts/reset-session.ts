/** A new password for somebody who cannot get a mail, by whoever has the machine. All their sessions end. */
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { choosePassword, openLocalAccounts } from "./local-accounts.ts";

interface Asked {
  readonly email: string;
  readonly passwordFile: string | undefined;
  /** Whether a second factor that was lost is taken off, too. */
  readonly withoutSecondFactor: boolean;
}

export async function resetSession(asked: Asked, io: Io): Promise<number> {
  const { email, passwordFile, withoutSecondFactor } = asked;
  const { password, made } = await choosePassword(io, passwordFile);
  await using opened = new AsyncDisposableStack();
  const accounts = await openLocalAccounts(io, opened);
  await accounts.passwords.set(email, password, { keepsSecondFactor: !withoutSecondFactor });
  const [en, zh] =
    made === undefined
      ? ["", ""]
      : [` It is shown this once: ${made}`, `密码只显示这一次：${made}`];
  const told = { en: `${email} has a new password.${en}`, zh: `${email} 的密码已重设。${zh}` };
  io.out(`${inLanguage(io, told)}\n`);
  return EXIT.ok;
}
