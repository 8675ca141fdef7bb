/**
 * A clean machine, as docs/operations.md has it under *With containers*, by hand where no container can be started:
 * PostgreSQL, the first account, server and worker with what compose.yaml gives them, reached by this machine's own address
 * and the public name; sign-in, invitation, a second browser, backup, restore, and the version before.
 */
import { execFile } from "node:child_process";
import { networkInterfaces } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { startPostgres, temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { type Env, startBole } from "../start-bole.ts";
import { fixtureNames, unpackData } from "../upgrade/fixture.ts";
import { Browser } from "./browser.ts";
import { environmentOf, readCompose } from "./compose.ts";

const run = promisify(execFile);
const DOMAIN = "bole.example.com";
const EMAIL = "you@example.com";
const DOT_ENV = {
  POSTGRES_PASSWORD: "letters0and1digits",
  BOLE_SECRET: "sixteen characters or more",
  BOLE_DOMAIN: DOMAIN,
};

/** Not loopback, where the machine has another one. */
const address =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address ?? "127.0.0.1";

const compose = await readCompose();

/** As Compose would: with the service's environment, but this machine's PostgreSQL and folder. */
function environment(service: string, database: string, folder: string): Env {
  return {
    ...environmentOf(compose, service, DOT_ENV),
    BOLE_DATABASE_URL: database,
    BOLE_DATA: folder,
    PORT: "0",
  };
}

async function serve(database: string, folder: string, more: Env = {}) {
  const env = { ...environment("bole", database, folder), ...more };
  const bole = startBole(["serve"], env, dirname(folder));
  const [, port = ""] = await bole.printed(/:(\d+)\s/);
  return { ...bole, url: `http://${address}:${port}` };
}

/** Ends only what hangs: seven processes are started. */
const HANGS_MS = 1_800_000;

it("starts, lets people in, is backed up, restored and upgraded as the documentation says", {
  timeout: HANGS_MS,
}, async () => {
  await using folder = await temporaryFolder();
  await using postgres = await startPostgres();
  const database = await postgres.createDatabase();
  const place = (name: string) => join(folder.path, name);

  // docker compose run --rm bole accounts init
  const init = ["accounts", "init", "--email", EMAIL, "--organisation", "Acme"];
  const made = startBole(init, environment("bole", database, place("init")), folder.path);
  expect(await made.exitCode, made.stderr()).toBe(0);
  const [, password = ""] = /once: (\S+)/.exec(made.stdout()) ?? [];

  // docker compose up -d
  await using bole = await serve(database, place("bole"));
  await using worker = startBole(
    compose.services.worker?.command ?? [],
    environment("worker", database, place("worker")),
    folder.path,
  );
  await worker.printed(/is working/);
  const owner = new Browser(bole.url, DOMAIN);
  expect(await owner.ask("GET", "/api/ready")).toMatchObject({ status: 200 });
  expect((await owner.ask("GET", "/api/jobs")).status).toBe(401);
  const login = { email: EMAIL, password };
  expect(await owner.ask("POST", "/api/session", login)).toMatchObject({ status: 200 });

  // Two browsers: one invites, the other joins and sees the same.
  const invitation = { email: "ken@example.com", roles: ["recruiter"] };
  const sent = await owner.ask("POST", "/api/invitations", invitation);
  const { link } = JSON.parse(sent.text);
  expect(link).toContain(`https://${DOMAIN}/invitation#`);
  const ken = new Browser(bole.url, DOMAIN);
  const token = String(link).split("#")[1];
  const joined = { token, name: "Ken", password: "correct horse battery" };
  expect(await ken.ask("POST", "/api/invitations/accept", joined)).toMatchObject({ status: 200 });
  const job = { job: { title: "Engineer" } };
  expect(await ken.ask("POST", "/api/jobs", job)).toMatchObject({ status: 201 });
  expect((await owner.ask("GET", "/api/jobs")).text).toContain("Engineer");

  // docker compose exec postgres pg_dump … | pg_restore, into an empty database
  const dump = place("bole.dump");
  await run("pg_dump", ["-Fc", "-f", dump, database]);
  const empty = await postgres.createDatabase();
  await run("pg_restore", ["-d", empty, "--no-owner", dump]);
  await using restored = await serve(empty, place("restored"), { BOLE_MAIL: "off" });
  const back = new Browser(restored.url, DOMAIN);
  expect(await back.ask("POST", "/api/session", login)).toMatchObject({ status: 200 });
  expect((await back.ask("GET", "/api/jobs")).text).toContain("Engineer");

  // The version before, embedded: backed up, restored to a new folder, started with today's code.
  const before = place("before");
  await run("mkdir", ["-m", "700", before]);
  await unpackData((await fixtureNames()).at(-1) ?? "", before);
  const file = place("before.bole");
  const backup = startBole(["backup", file], { BOLE_DATA: before }, folder.path);
  expect(await backup.exitCode, backup.stderr()).toBe(0);
  const restore = startBole(["restore", file], { BOLE_DATA: place("after") }, folder.path);
  expect(await restore.exitCode, restore.stderr()).toBe(0);
  const settings = { BOLE_DATA: place("after"), BOLE_MAIL: "off", PORT: "0" };
  await using upgraded = startBole(["serve"], settings, folder.path);
  const [, url = ""] = await upgraded.printed(/Open\s+(http:\S+)/);
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  expect(JSON.parse(await (await fetch(`${url}/api/jobs`)).text()).items).not.toEqual([]);
});
