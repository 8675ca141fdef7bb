/**
 * A clean machine, as docs/operations.md has it under *With containers*, without containers: PostgreSQL, the first
 * account, server and worker with what compose.yaml gives them; sign-in, invitation, a second browser, backup, an
 * upgrade that is rolled back, and a restore into an empty database.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, sharedPostgres, temporaryFolder } from "@bole/testing";
import pg from "pg";
import { expect, it } from "vitest";
import { runInside, startInside } from "../bole-inside.ts";
import type { Env } from "../start-bole.ts";
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

const compose = await readCompose();

/** A service of compose.yaml on this machine's PostgreSQL. */
class Machine {
  readonly #database: string;
  readonly #folder: string;

  constructor(database: string, folder: string) {
    this.#database = database;
    this.#folder = folder;
  }

  #environment(service: string): Env {
    return {
      ...environmentOf(compose, service, DOT_ENV),
      BOLE_DATABASE_URL: this.#database,
      BOLE_DATA: join(this.#folder, service),
    };
  }

  /** `docker compose run --rm bole …` */
  run(args: readonly string[]) {
    return runInside(args, this.#environment("bole"), this.#folder);
  }

  /** `docker compose up -d`; what it gives stops both. */
  async up(more: Env = {}) {
    const port = await freePort();
    await using stack = new AsyncDisposableStack();
    const server = { ...this.#environment("bole"), PORT: String(port), ...more };
    const bole = stack.use(startInside(["serve"], server, this.#folder));
    const command = compose.services.worker?.command ?? [];
    const settings = { ...this.#environment("worker"), ...more };
    const worker = stack.use(startInside(command, settings, this.#folder));
    await Promise.all([bole.printed(/Open\s+http/), worker.printed(/is working/)]);
    const running = stack.move();
    const url = `http://127.0.0.1:${port}`;
    return {
      browser: () => new Browser(url, DOMAIN),
      [Symbol.asyncDispose]: () => running.disposeAsync(),
    };
  }
}

/** As `psql -d postgres` does. */
async function maintain(database: string, statement: string): Promise<void> {
  const address = new URL(database);
  address.pathname = "/postgres";
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function query(database: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

it("starts, lets people in, is backed up, rolled back and restored as the documentation says", async () => {
  await using folder = await temporaryFolder();
  const database = await (await sharedPostgres()).createDatabase();
  const name = new URL(database).pathname.slice(1);
  const machine = new Machine(database, folder.path);

  const init = ["accounts", "init", "--email", EMAIL, "--organisation", "Acme"];
  const made = await machine.run(init);
  expect(made.exitCode, made.err).toBe(0);
  const [, password = ""] = /once: (\S+)/.exec(made.out) ?? [];
  const login = { email: EMAIL, password };
  const dump = join(folder.path, "bole.dump");

  {
    await using running = await machine.up();
    const owner = running.browser();
    expect(await owner.ask("GET", "/api/ready")).toMatchObject({ status: 200 });
    expect((await owner.ask("GET", "/api/jobs")).status).toBe(401);
    expect(await owner.ask("POST", "/api/session", login)).toMatchObject({ status: 200 });

    // Two browsers: one invites, the other joins and sees the same.
    const invitation = { email: "ken@example.com", roles: ["recruiter"] };
    const sent = await owner.ask("POST", "/api/invitations", invitation);
    const { link } = JSON.parse(sent.text);
    expect(link).toContain(`https://${DOMAIN}/invitation#`);
    const ken = running.browser();
    const token = String(link).split("#")[1];
    const joined = { token, name: "Ken", password: "correct horse battery" };
    expect(await ken.ask("POST", "/api/invitations/accept", joined)).toMatchObject({ status: 200 });
    const job = { job: { title: "Engineer" } };
    expect(await ken.ask("POST", "/api/jobs", job)).toMatchObject({ status: 200 });
    expect((await owner.ask("GET", "/api/jobs")).text).toContain("Engineer");

    // While both are running.
    await run("pg_dump", ["-Fc", "-f", dump, database]);
    const later = { job: { title: "Cook" } };
    expect(await ken.ask("POST", "/api/jobs", later)).toMatchObject({ status: 200 });
  }

  // A later version was tried; this one refuses its database.
  await query(
    database,
    "insert into schema_migrations (package, id, position, applied_at) select package, '999-later', max(position) + 1, 'now' from schema_migrations group by package",
  );
  await expect(machine.up()).rejects.toThrow(/restore a backup/);

  // The old database stays aside; the backup goes into an empty one.
  await maintain(database, `alter database ${name} rename to ${name}_before`);
  await maintain(database, `create database ${name}`);
  await run("pg_restore", ["-d", database, "--exit-on-error", dump]);
  await using restored = await machine.up({ BOLE_MAIL: "off" });
  const back = restored.browser();
  expect(await back.ask("POST", "/api/session", login)).toMatchObject({ status: 200 });
  const jobs = (await back.ask("GET", "/api/jobs")).text;
  expect(jobs).toContain("Engineer");
  // What was done since the backup is lost.
  expect(jobs).not.toContain("Cook");
});
