/** Signing in, members, invitations, keys, a second factor, single sign-on: where accounts are on. */
import { createHmac } from "node:crypto";
import type { OidcServer, SmtpServer } from "@bole/testing";
import { type Answer, at, type Tour } from "../tour.ts";
import { requested } from "./hiring.ts";
import { passkeysTour } from "./passkeys.ts";

const PASSWORD = "correct horse battery";
const NEXT = "another horse battery";

/** What belongs to the server with accounts. */
export interface AccountsWorld {
  readonly smtp: SmtpServer;
  readonly oidc: OidcServer;
  /** Of the first owner. */
  readonly email: string;
}

export const cookiesOf = ({ headers }: Pick<Answer, "headers">): Record<string, string> => ({
  Cookie: headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; "),
});

/** @param tour of the owner, who is signed in */
export async function accountsTour(tour: Tour, world: AccountsWorld): Promise<void> {
  await tour.ask("GET /api/session");
  await tour.ask("GET /api/sessions");
  await passkeysTour(tour, PASSWORD);
  await tour.ask("PATCH /api/profile", { body: { name: "Rosa" } });
  const key = await tour.ask("POST /api/keys", { body: { name: "cli", scopes: ["jobs.read"] } });
  await tour.ask("GET /api/keys");
  await tour.ask("DELETE /api/keys/{id}", { path: { id: at(key, "id") } });
  const job = await publishedJob(tour);
  const ken = await invited(tour, "ken@acme.example");
  await tour.ask("GET /api/invitations");
  const member = await memberId(tour, "ken@acme.example");
  await tour.ask("PUT /api/jobs/{id}/team", { path: { id: job }, body: { members: [member] } });
  await tour.ask("GET /api/jobs/{id}/team", { path: { id: job } });
  await secondFactor(tour, ken);
  await sessions(tour, world, ken);
  await ownApplication(tour, job);
  await lockedOut(tour);
  const roles = { roles: ["hiring_manager"] };
  await tour.ask("PATCH /api/members/{id}", { path: { id: member }, body: roles });
  await tour.ask("DELETE /api/members/{id}", { path: { id: member } });
  const open = { email: "lee@acme.example", roles: ["recruiter"] };
  const waiting = await tour.ask("POST /api/invitations", { body: open });
  await tour.ask("DELETE /api/invitations/{id}", { path: { id: at(waiting, "id") } });
  const globex = { short_name: "globex", name: "Globex", owner_email: "gina@globex.example" };
  await tour.ask("POST /api/organisations", { body: globex });
  await singleSignOn(tour, world);
}

/** A member who cannot sign in any more, and one whose device was stolen: an owner helps. */
async function lockedOut(tour: Tour): Promise<void> {
  const email = "mo@acme.example";
  await invited(tour, email);
  const id = await memberId(tour, email);
  await tour.ask("POST /api/members/{id}/reset-link", { path: { id } });
  await tour.ask("DELETE /api/members/{id}/sessions", { path: { id } });
}

async function memberId(tour: Tour, email: string): Promise<string> {
  const members = await tour.ask("GET /api/members");
  const [, id = ""] = new RegExp(`"user_id":"([^"]+)"[^}]*${email}`).exec(members.text) ?? [];
  return id;
}

async function publishedJob(tour: Tour): Promise<string> {
  const made = await tour.ask("POST /api/jobs", { body: { job: { title: "Engineer" } } });
  const payload = { job_id: at(made, "id"), version: Number(at(made, "version")) };
  await requested(tour, { kind: "publish_job", payload });
  return payload.job_id;
}

/** What somebody shows who was invited and has joined. */
async function invited(tour: Tour, email: string): Promise<Record<string, string>> {
  const sent = await tour.ask("POST /api/invitations", { body: { email, roles: ["recruiter"] } });
  const [, token = ""] = /#([\w-]+)/.exec(at(sent, "link")) ?? [];
  await tour.ask("POST /api/invitations/read", { body: { token }, headers: NOBODY });
  const body = { token, name: "Ken", password: PASSWORD };
  return cookiesOf(await tour.ask("POST /api/invitations/accept", { body, headers: NOBODY }));
}

const NOBODY = { Cookie: "" };

async function secondFactor(tour: Tour, ken: Record<string, string>): Promise<void> {
  const mine = { headers: ken };
  const begun = await tour.ask("POST /api/profile/two-factor", {
    ...mine,
    body: { password: PASSWORD },
  });
  const code = () => ({ code: codeOf(at(begun, "totp_uri")) });
  const on = await tour.ask("PUT /api/profile/two-factor", { ...mine, body: code() });
  const login = { email: "ken@acme.example", password: PASSWORD };
  const half = await tour.ask("POST /api/session", { body: login, headers: NOBODY });
  await tour.ask("POST /api/session/code", { body: code(), headers: cookiesOf(half) });
  const renewed = on.headers.getSetCookie().length > 0 ? cookiesOf(on) : ken;
  await tour.ask("DELETE /api/profile/two-factor", {
    headers: renewed,
    body: { password: PASSWORD },
  });
}

/** What an authenticator app shows now for the key in a `otpauth:` address (RFC 6238). */
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

async function sessions(
  tour: Tour,
  { smtp }: AccountsWorld,
  ken: Record<string, string>,
): Promise<void> {
  const signIn = async (password: string) => {
    const body = { email: "ken@acme.example", password };
    return cookiesOf(await tour.ask("POST /api/session", { body, headers: NOBODY }));
  };
  const second = await signIn(PASSWORD);
  const list = await tour.ask("GET /api/sessions", { headers: second });
  // Not the one that asks: `ken` is the other.
  const [, id = ""] = /"id":"([^"]+)"(?:(?!"id")[^}])*"current":false/.exec(list.text) ?? [];
  await tour.ask("DELETE /api/sessions/{id}", { path: { id }, headers: second });
  const here = { organisation: "local" };
  await tour.ask("PUT /api/session/organisation", { body: here, headers: second });
  const change = { current: PASSWORD, next: NEXT };
  await tour.ask("PUT /api/profile/password", { body: change, headers: second });
  const third = await signIn(NEXT);
  await tour.ask("DELETE /api/sessions", { headers: third });
  await tour.ask("DELETE /api/session", { headers: ken });
  await smtp.reset();
  const forgotten = { email: "ken@acme.example" };
  await tour.ask("POST /api/session/forgotten", { body: forgotten, headers: NOBODY });
  const token = await tokenMailed(smtp);
  await tour.ask("POST /api/session/new-password/read", { body: { token }, headers: NOBODY });
  const body = { token, password: PASSWORD };
  await tour.ask("POST /api/session/new-password", { body, headers: NOBODY });
}

/** Mails are sent after the answer. */
async function tokenMailed(smtp: SmtpServer): Promise<string> {
  for (let tries = 0; tries < 600 && (await smtp.count()) === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const [mail] = await smtp.taken();
  const plain = (mail?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return /http:\/\/\S+#([\w-]+)/.exec(plain)?.[1] ?? "";
}

/** Somebody of one's own organisation who applies with a résumé. */
async function ownApplication(tour: Tour, job_id: string): Promise<void> {
  const data = { basic: { name: "Rosa", email: "rosa@acme.example" } };
  const resume = at(await tour.ask("POST /api/resumes", { body: { data } }), "id");
  const body = { resume_id: resume, job_id, consent: true };
  const applied = await tour.ask("POST /api/applications/own", { body });
  await tour.ask("GET /api/applications/own");
  const path = { id: at(applied, "application_id") };
  await tour.ask("PUT /api/applications/own/{id}/withdrawal", { path });
  await tour.ask("DELETE /api/applications/own/{id}/withdrawal", { path });
}

async function singleSignOn(tour: Tour, { oidc, email }: AccountsWorld): Promise<void> {
  oidc.as({ sub: "r-1", email, email_verified: true, name: "Rosa" });
  const away = await tour.ask("GET /api/session/sso", { headers: NOBODY });
  const there = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
  const { searchParams } = new URL(there.headers.get("location") ?? "");
  const query = Object.fromEntries(searchParams);
  await tour.ask("GET /api/session/sso/callback", { query, headers: cookiesOf(away) });
}
