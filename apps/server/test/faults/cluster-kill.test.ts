/**
 * Two servers and three workers on one PostgreSQL, under load. One of them is killed every few seconds,
 * and PostgreSQL is restarted once. `npm run test:faults` does it for two minutes; `npm test` kills a few.
 */
import { setTimeout as delay } from "node:timers/promises";
import { Accounts } from "@bole/accounts";
import { LOCAL_OWNER } from "@bole/base";
import { seededRandom, startPostgres, startSmtpServer, temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { z } from "zod";
import { loadConfig } from "../../src/config/load-config.ts";
import { openStorage } from "../../src/engine/open-storage.ts";
import { RunDetail, RunState } from "../../src/http/contract/runs.ts";
import { readSse, runEventOf } from "../read-sse.ts";
import { TEST_AGENTS } from "../served-api.ts";
import type { Env } from "../start-bole.ts";
import { Cluster } from "./cluster.ts";

const isLong = process.env.BOLE_TEST_KILLS !== undefined;
const SECONDS = isLong ? 120 : 20;
const WORKERS = isLong ? 3 : 1;
const PAUSE_MS = isLong ? 2_000 : 500;
/** It goes on for longer where the machine is so slow that there is nobody to spare. */
const LEAST_KILLS = isLong ? 10 : 2;
/** Less than a tenant may send a day. */
const MAILS_EACH = isLong ? 40 : 8;
const SEED = 20_261_117;
/** Ends only what hangs: a process takes a minute to start where the machine has much else to do. */
const HANGS_MS = isLong ? 3_600_000 : 600_000;

const post = (body: unknown, { headers }: Pick<Tenant, "headers"> = { headers: {} }) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

//   1 ──► 2 ──► 3 ──► 4 ──► 5      each says the tenant's own word
const planOf = (word: string) => ({
  steps: [1, 2, 3, 4, 5].map((n) => ({
    id: `s${n}`,
    action: "say",
    args: { text: `${word} ${n}` },
    ...(n > 1 && { depends_on: [`s${n - 1}`] }),
  })),
});

const Mail = z.looseObject({ id: z.string(), state: z.string(), subject: z.string() });
const Effect = z.looseObject({ id: z.string(), state: z.string(), content_hash: z.string() });
const Mails = z.looseObject({ items: z.array(Mail) });

interface Tenant {
  readonly name: string;
  /** What shows who asks. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Accepted {
  readonly tenant: Tenant;
  readonly run_id: string;
}

const PASSWORD = "correct horse battery";

/** Before the first server starts: one without an owner refuses to. */
async function firstOwner(env: Env): Promise<{ key: string; token: string }> {
  const { accounts: store, memory } = await openStorage(loadConfig(env, "/"));
  const secret = env.BOLE_SECRET ?? "";
  const accounts = new Accounts({ store, secret, baseUrl: "http://localhost" });
  const owner = { name: "Rosa", email: "rosa@acme.example", organisation: "Acme" };
  await accounts.init({ ...owner, password: PASSWORD });
  const scopes = [
    "runs.read",
    "runs.write",
    "hiring.read",
    "hiring.write",
    "approvals.answer",
  ] as const;
  const { key } = await accounts.keys.create(LOCAL_OWNER, { name: "test", scopes: [...scopes] });
  const { token } = await accounts.addOrganisation(LOCAL_OWNER, {
    ...{ short_name: "globex", name: "Globex", owner_email: "gina@globex.example" },
  });
  await memory.close();
  return { key, token };
}

/** Two organisations: a program of the first has a key, the owner of the second signs in. */
async function twoTenants(
  cluster: Cluster,
  { key, token }: { readonly key: string; readonly token: string },
): Promise<Tenant[]> {
  const accept = { token, name: "Gina", password: PASSWORD };
  const answer = await cluster.ask("/invitations/accept", post(accept));
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return [
    { name: "acme", headers: { Authorization: `Bearer ${key}` } },
    { name: "globex", headers: { Cookie: cookies.join("; ") } },
  ];
}

it("every accepted run ends once, every mail arrives once, and no tenant sees another's", {
  timeout: HANGS_MS,
}, async () => {
  await using folder = await temporaryFolder();
  await using postgres = await startPostgres();
  await using smtp = await startSmtpServer();
  const env = {
    BOLE_AGENTS: TEST_AGENTS,
    BOLE_DATABASE_URL: await postgres.createDatabase(),
    BOLE_SECRET: "a secret of the test",
    BOLE_ACCOUNTS: "on",
    BOLE_SMTP_URL: smtp.url,
    BOLE_MAIL_FROM: "Bole <jobs@example.com>",
    BOLE_POSTAL_ADDRESS: "1 Street, City",
  };
  const owner = await firstOwner(env);
  await using cluster = new Cluster(env, folder.path);
  await cluster.start("server");
  const others = ["server" as const, ...Array.from({ length: WORKERS }, () => "worker" as const)];
  await Promise.all(others.map((kind) => cluster.start(kind)));

  const tenants = await twoTenants(cluster, owner);
  const random = seededRandom(SEED);
  const accepted: Accepted[] = [];
  const queued: string[] = [];
  let isOver = false;
  let refused = 0;

  const startRuns = async (tenant: Tenant) => {
    const choice = seededRandom(SEED + tenant.name.length);
    while (!isOver) {
      const body = { plan: planOf(`word of ${tenant.name}`) };
      const answer = await cluster.tryOnce("/runs", post(body, tenant), choice());
      const text = await answer?.text().catch(() => "");
      if (answer?.status === 202 && text) {
        accepted.push({ tenant, run_id: RunState.parse(JSON.parse(text)).run_id });
      } else refused += 1;
      await delay(50);
    }
  };
  const sendMails = async (tenant: Tenant) => {
    const { name } = tenant;
    for (let n = 0; n < MAILS_EACH && !isOver; n += 1) {
      const subject = `${name} mail ${n}`;
      const payload = {
        ...{ to: `${name}.${n}@example.com`, subject, text: `A word of ${name}.` },
        purpose: "outreach",
      };
      // The same key: however often it is asked for, it is one mail.
      const content = { kind: "send_mail", payload };
      const body = { content, idempotency_key: subject };
      const answer = await cluster.ask("/effects", post(body, tenant));
      const text = await answer.text();
      expect(answer.status, text).toBeLessThan(300);
      const { id, state, content_hash } = Effect.parse(JSON.parse(text));
      if (state === "awaiting_approval") {
        const yes = await cluster.ask(`/effects/${id}/approve`, post({ content_hash }, tenant));
        // An answer that was lost with its server: it was approved already.
        expect([200, 409], await yes.text()).toContain(yes.status);
      }
      queued.push(subject);
      await delay(SECONDS * 10);
    }
  };

  const load = Promise.all(tenants.flatMap((tenant) => [startRuns(tenant), sendMails(tenant)]));
  // What is wrong with it is told when it is waited for.
  load.catch(() => {
    isOver = true;
  });
  const kills: string[] = [];
  const end = Date.now() + SECONDS * 1_000;
  let restarts = 0;
  while ((Date.now() < end || kills.length < LEAST_KILLS) && !isOver) {
    await delay(PAUSE_MS + random() * PAUSE_MS);
    const killed = cluster.kill(random());
    if (killed !== null) kills.push(killed);
    if (killed !== null) process.stdout.write(`cluster: killed a ${killed}\n`);
    if (restarts === 0 && Date.now() > end - SECONDS * 500) {
      await postgres.restart();
      restarts += 1;
    }
  }
  isOver = true;
  await load;
  await cluster.whole();
  process.stdout.write(`cluster: ${kills.length} kills, ${accepted.length} runs accepted\n`);

  const endings = new Map<string, number>();
  let events = 0;
  for (const { tenant, run_id } of accepted) {
    const { headers } = tenant;
    const answer = await cluster.ask(`/runs/${run_id}/events`, { headers });
    const seen = await readSse(answer.body);
    events += seen.length;
    expect(seen.map(({ id }) => Number(id))).toEqual(seen.map((_, index) => index + 1));
    const ends = seen.map(runEventOf).filter(({ type }) => type === "run_completed");
    endings.set(run_id, ends.length);
    const run = await cluster.ask(`/runs/${run_id}`, { headers });
    expect(RunDetail.parse(await run.json()).status).toBe("completed");
    const other = tenants.find((one) => one !== tenant);
    const theirs = await cluster.ask(`/runs/${run_id}`, { headers: other?.headers ?? {} });
    expect(theirs.status).toBe(404);
  }
  expect([...endings.values()].filter((count) => count !== 1)).toEqual([]);

  // A dispatcher that died keeps its mails for a minute.
  const settled = async () => {
    const all = [];
    for (const { name, headers } of tenants) {
      const answer = await cluster.ask("/emails?limit=200", { headers });
      const { items } = Mails.parse(await answer.json());
      expect(items.every(({ subject }) => subject.startsWith(`${name} `))).toBe(true);
      all.push(...items);
    }
    return all;
  };
  const isOpen = ({ state }: z.infer<typeof Mail>) => !["sent", "uncertain"].includes(state);
  await expect.poll(async () => (await settled()).filter(isOpen)).toEqual([]);
  const mails = await settled();
  expect(mails.map(({ subject }) => subject).sort()).toEqual(queued.sort());
  const arrived = Map.groupBy(
    (await smtp.taken()).map(({ to }) => to),
    (to) => to,
  );
  const times = (subject: string) => {
    const [tenant, , n] = subject.split(" ");
    return arrived.get(`${tenant}.${n}@example.com`)?.length ?? 0;
  };
  const sent = mails.filter(({ state }) => state === "sent");
  expect(sent.filter(({ subject }) => times(subject) !== 1)).toEqual([]);
  const uncertain = mails.filter(({ state }) => state === "uncertain");
  expect(uncertain.filter(({ subject }) => times(subject) > 1)).toEqual([]);

  process.stdout.write(
    `cluster: ${kills.length} kills (${kills.filter((kind) => kind === "server").length} servers), ` +
      `${restarts} restart of PostgreSQL, ${accepted.length} runs accepted and ended once, ` +
      `${refused} requests unanswered, ${events} events without a gap, ` +
      `${sent.length} mails sent once, ${uncertain.length} uncertain\n`,
  );
  expect(accepted.length).toBeGreaterThan(0);
  expect(kills.length).toBeGreaterThan(0);
});
