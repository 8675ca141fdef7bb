/** A second factor, as an authenticator app makes it (RFC 6238). */
import { createHmac } from "node:crypto";
import { openStore } from "@bole/store";
import { expect, it } from "vitest";
import { Accounts } from "./accounts.ts";
import { accountMigrations } from "./sql/migrations.ts";

const PASSWORD = "correct horse battery";
const email = "rosa@acme.example";

/** What the app shows now for the key in a `otpauth:` address. */
function codeOf(uri: string): string {
  const bits = [...(new URL(uri).searchParams.get("secret") ?? "")]
    .map((letter) =>
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
    )
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

it("asks for a code once it is on, takes each backup code once, and ends with the password", async () => {
  const store = await openStore({ file: ":memory:", migrations: [accountMigrations] });
  const secret = "a secret for tests, of no use elsewhere";
  const accounts = new Accounts({ store, secret, baseUrl: "http://localhost:4100" });
  await accounts.init({ name: "Rosa", email, password: PASSWORD, organisation: "Acme" });
  const caller = (cookies: readonly string[] = []) => {
    const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
    return { headers: new Headers(cookie === "" ? {} : { cookie }), address: "::1" };
  };
  const enter = (cookies?: readonly string[]) =>
    accounts.signIn.withPassword(email, PASSWORD, caller(cookies));
  const first = await enter();
  const { headers } = caller(first.cookies);
  await expect(accounts.twoFactor.begin("wrong", headers)).rejects.toMatchObject({
    code: "password-wrong",
  });
  const { totp_uri, backup_codes } = await accounts.twoFactor.begin(PASSWORD, headers);
  const renewed = await accounts.twoFactor.confirm(codeOf(totp_uri), headers);
  expect((await accounts.users.get("local"))?.two_factor).toBe(true);

  const half = await enter();
  expect(half.second_factor).toBe(true);
  expect(await accounts.identify(caller(half.cookies).headers)).toBeUndefined();
  await expect(accounts.signIn.withCode("000000", caller(half.cookies))).rejects.toMatchObject({
    code: "second-factor-wrong",
  });
  const whole = await accounts.signIn.withCode(codeOf(totp_uri), caller(half.cookies));
  expect((await accounts.identify(caller(whole.cookies).headers))?.user.email).toBe(email);

  const [backup = ""] = backup_codes;
  const again = await enter();
  await accounts.signIn.withCode(backup, caller(again.cookies));
  const third = await enter();
  await expect(accounts.signIn.withCode(backup, caller(third.cookies))).rejects.toMatchObject({
    code: "second-factor-wrong",
  });

  const session = caller(renewed.length > 0 ? renewed : whole.cookies).headers;
  await accounts.twoFactor.end(PASSWORD, session);
  expect((await enter()).second_factor).toBe(false);
});
