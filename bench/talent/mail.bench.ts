import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Principal } from "@bole/base";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { openStore, type StoreLocation } from "@bole/store";
import { openDispatcher, openTalent, searchMigrations, talentMigrations } from "@bole/talent";
import { startPostgres, startSmtpServer } from "@bole/testing";
import type { Report } from "../table.ts";
import { sendByNodemailer } from "./mail-peer.ts";

const MAILS = Number(process.env.BOLE_BENCH_MAILS ?? 10_000);
const CONNECTIONS = 5;
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };
const TEXT = "Hello Ada,\n\nwe have a job that may be for you: https://example.com/jobs/1\n\nRosa";

/** How fast what is in the outbox is sent, beside the same mails sent by the library alone. */
export async function report(): Promise<Report> {
  const file = path.join(tmpdir(), `bole-bench-mail-${process.pid}.sqlite`);
  await using postgres = await startPostgres();
  const rows = [await byNodemailer(), await byBole("SQLite", { file })];
  for (const end of ["", "-wal", "-shm"]) await rm(file + end, { force: true });
  rows.push(await byBole("PostgreSQL", { url: postgres.url }));
  return {
    title: "Sending mails",
    about: `${MAILS} mails that wait in the outbox, each with text, HTML, a link to unsubscribe and its place in the limits, sent to an SMTP server on the same machine over ${CONNECTIONS} connections. The peer is nodemailer's own pool: it keeps nothing, so that a killed process forgets what it had or sends it twice. Bole marks each mail before its first byte leaves and settles it afterwards, in the database, with an entry in the audit log. Memory is the most of the first and of the last quarter.`,
    head: ["by", "mails a second", "seconds", "CPU ms a mail", "memory, first quarter", "last"],
    rows,
  };
}

async function byNodemailer(): Promise<string[]> {
  await using server = await startSmtpServer();
  const html = `<p>${TEXT.replaceAll("\n", "<br>")}</p>`;
  const mails = Array.from({ length: MAILS }, (_, index) => index)
    .values()
    .map((index) => ({ to: `ada.${index}@example.com`, subject: "A job", text: TEXT, html }));
  const measured = await measure(() => sendByNodemailer(server.url, CONNECTIONS, mails));
  await assertAll(server);
  return ["nodemailer's pool, nothing kept", ...measured];
}

async function byBole(name: string, location: StoreLocation): Promise<string[]> {
  await using server = await startSmtpServer();
  const migrations = [talentMigrations, searchMigrations, guardrailMigrations] as const;
  const store = await openStore({ ...location, migrations });
  const guardrails = createGuardrails({ store: store.only(guardrailMigrations) });
  const limits = { mails_per_day: 1_000_000, mails_per_batch: 1_000_000 };
  const policy = { limits, approvals: { send_mail: "never" } };
  await guardrails.putPolicy(ROSA.tenant, policy, { author: "olga" });
  const talent = openTalent({
    store,
    guardrails,
    digest: { digest: () => Promise.reject(new Error("nothing is imported here")) },
  });
  for (let index = 0; index < MAILS; index += 1) {
    const said = { subject: "A job", text: TEXT, purpose: "outreach" };
    const payload = { to: `ada.${index}@example.com`, ...said };
    await talent.effects.request(ROSA, { kind: "send_mail", payload });
  }
  const dispatcher = openDispatcher({
    store,
    guardrails,
    smtpUrl: server.url,
    alone: true,
    warn: (message, fields) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
  });
  const measured = await measure(async () => {
    dispatcher.start();
    await dispatcher.whenIdle();
  });
  await dispatcher.close();
  const { counts } = await talent.mails.list(ROSA, { limit: 1 });
  await store.close();
  if (counts.sent !== MAILS) throw new Error(`Not all were sent: ${JSON.stringify(counts)}`);
  await assertAll(server);
  return [`Bole's outbox on ${name}`, ...measured];
}

async function measure(work: () => Promise<void>): Promise<string[]> {
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(process.memoryUsage().rss), 50);
  const began = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  clearInterval(watch);
  const quarter = Math.max(1, Math.floor(memory.length / 4));
  const most = (part: readonly number[]) => `${Math.round(Math.max(...part) / 2 ** 20)} MB`;
  return [
    (MAILS / seconds).toFixed(0),
    seconds.toFixed(1),
    ((user + system) / 1_000 / MAILS).toFixed(2),
    most(memory.slice(0, quarter)),
    most(memory.slice(-quarter)),
  ];
}

async function assertAll(server: { count(): Promise<number> }): Promise<void> {
  const arrived = await server.count();
  if (arrived !== MAILS) throw new Error(`${arrived} of ${MAILS} mails arrived.`);
}
