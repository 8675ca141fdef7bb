/** Makes the local owner's workspace the first organisation. Nothing is moved: it keeps its ids. */
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { choosePassword, openLocalAccounts } from "./local-accounts.ts";

interface Asked {
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
  readonly passwordFile: string | undefined;
}

export async function initSession(asked: Asked, io: Io): Promise<number> {
  const { email, name, organisation, passwordFile } = asked;
  const { password, made = "" } = await choosePassword(io, passwordFile);
  await using opened = new AsyncDisposableStack();
  const accounts = await openLocalAccounts(io, opened);
  await accounts.init({ email, name, organisation, password });
  io.out(`${inLanguage(io, told(email, organisation, made))}\n`);
  return EXIT.ok;
}

function told(email: string, organisation: string, password: string) {
  const [en, zh] =
    password === ""
      ? ["", ""]
      : [` The password is shown this once: ${password}`, `密码只显示这一次：${password}`];
  return {
    en: `${email} is the owner of "${organisation}".${en}\nStart Bole with BOLE_ACCOUNTS=on, and sign in.`,
    zh: `${email} 是“${organisation}”的所有者。${zh}\n以 BOLE_ACCOUNTS=on 启动伯乐，然后登录。`,
  };
}
