/** Somebody is everywhere, takes their data along, is erased, and is nowhere any more. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { strFromU8, unzipSync } from "fflate";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { runInside } from "../../test/bole-inside.ts";
import { Effect, erasePerson } from "../../test/erase-person.ts";
import { servedInside } from "../../test/served-api.ts";
import { AuditVerdict, ErasureProof } from "../http/contract/privacy.ts";

const NAME = "Zephyrine Quillfeather";
const EMAIL = "zephyrine.q@quillmail.example";
const PHONE = "+44 7700 900123";
const WORDS = [NAME, EMAIL, PHONE, "+447700900123"];

const RESUME = `# ${NAME}

${EMAIL} · ${PHONE} · London

## Experience

**Data engineer**, Northwind Analytics, 2019 – 2025
- Built pipelines in Python and SQL.

## Education

BSc Computer Science, University of Leeds, 2015 – 2018
`;

type Env = Readonly<Record<string, string>>;
type Served = Awaited<ReturnType<typeof servedInside>>;

const WithId = z.looseObject({ id: z.string() });
const Imported = z.looseObject({
  files: z.array(z.looseObject({ person_id: z.string(), resume_id: z.string() })),
});

async function importResume({ url }: Served) {
  const form = new FormData();
  form.append("files", new File([RESUME], "zephyrine.md", { type: "text/markdown" }));
  const answer = await fetch(`${url}/api/candidates/import`, { method: "POST", body: form });
  const [file] = Imported.parse(await answer.json()).files;
  if (!file) throw new Error("Nothing was imported.");
  return file;
}

async function put({ url }: Served, path: string, body: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "PUT", body: JSON.stringify(body), headers };
  const answer = await fetch(`${url}/api${path}`, init);
  expect(answer.status, await answer.text()).toBeLessThan(300);
}

/** Leaves traces in runs, files, mails, notes, chats with the résumé assistant, and logs. */
async function leaveTraces(bole: Served, person_id: string): Promise<void> {
  const about = `${NAME} <${EMAIL}>, ${PHONE}: Python, London`;
  const plan = { steps: [{ id: "tell", action: "say", args: { text: about } }] };
  await bole.events(await bole.start(plan, { input: { person_id, summary: "Python, London" } }));
  await put(bole, "/vfs", { path: `/notes/${NAME}.txt`, content: about });
  await bole.ask(z.unknown(), `/candidates/${person_id}/notes`, { text: `Call ${NAME} back` });
  const payload = {
    ...{ person_id, to: EMAIL, purpose: "outreach", subject: `Hello ${NAME}` },
    text: `Dear ${NAME}, may we call ${PHONE}?`,
  };
  const mail = await bole.ask(Effect, "/effects", {
    content: { kind: "send_mail", payload },
  });
  if (mail.state === "awaiting_approval")
    await bole.ask(Effect, `/effects/${mail.id}/approve`, { content_hash: mail.content_hash });
  const chat = await fetch(`${bole.url}/api/agent/cv-tools`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      session_id: "about-zephyrine",
      message: `Change the phone number to ${PHONE}`,
      resume_data: { basic: { name: NAME, email: EMAIL, phone: PHONE } },
    }),
  });
  expect(await chat.text()).toContain("done");
  await bole.ask(z.unknown(), "/guardrails/check", { text: about, direction: "input" });
}

async function filesNaming(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    for (const word of WORDS) if (bytes.includes(word)) found.push(`${entry.name}: ${word}`);
  }
  return found;
}

async function tablesNaming(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
    for (const word of WORDS) {
      const hex = Buffer.from(word).toString("hex");
      if (rows.some(({ text }) => text.includes(word) || text.includes(hex)))
        found.push(`${name}: ${word}`);
    }
  }
  await client.end();
  return found;
}

const PLACES: [string, () => Promise<Env>][] = [
  ["SQLite", async () => ({})],
  [
    "PostgreSQL",
    async () => ({
      BOLE_DATABASE_URL: await (await sharedPostgres()).createDatabase(),
      BOLE_SECRET: "a secret of the test",
    }),
  ],
];

describe.each(PLACES)("erasing somebody on %s", (_, place) => {
  it("gives them everything first, leaves no word of them, and can prove it", async () => {
    const env: Env = { ...(await place()), BOLE_DEMO: "0" };
    await using folder = await temporaryFolder();
    {
      await using bole = await servedInside(env, folder.path);
      const { person_id } = await importResume(bole);
      await leaveTraces(bole, person_id);

      const zip = await fetch(`${bole.url}/api/candidates/${person_id}/export?language=zh`);
      const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
      const names = Object.keys(files);
      expect(names).toEqual(expect.arrayContaining(["index.html", "data.json", "manifest.json"]));
      expect(names.some((name) => name.startsWith("documents/"))).toBe(true);
      const data = z
        .object({
          records_hash: z.string(),
          records: z.record(z.string(), z.array(WithId.partial())),
          traces: z.array(z.looseObject({ table: z.string() })),
        })
        .parse(JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array())));
      expect(data.records.messages).toHaveLength(1);
      expect(data.records.person_notes).toHaveLength(1);
      const tables = new Set(data.traces.map(({ table }) => table));
      expect([...tables]).toEqual(
        expect.arrayContaining(["engine_runs", "engine_journal", "engine_vfs", "resume_sessions"]),
      );
      expect(strFromU8(files["index.html"] ?? new Uint8Array())).toContain(NAME);

      const receipt = await erasePerson(bole, person_id, `${NAME} has asked for it`);
      expect(receipt.records).toMatchObject({ people: 1, resumes: 1, documents: 1, messages: 1 });
      expect(Object.keys(receipt.traces)).toEqual(
        expect.arrayContaining(["engine_runs", "engine_journal", "engine_vfs", "resume_sessions"]),
      );
      const check = { words: [NAME, EMAIL, "Quentin Nobodyson"] };
      const proof = await bole.ask(ErasureProof, `/erasures/${receipt.id}/check`, check);
      expect(proof).toEqual({
        matches: [true, true, false],
        receipt_holds: true,
        remains: {},
      });
      expect((await bole.ask(AuditVerdict, "/audit/verify")).faults).toEqual([]);
    }
    if (env.BOLE_DATABASE_URL !== undefined)
      expect(await tablesNaming(env.BOLE_DATABASE_URL)).toEqual([]);
    expect(await filesNaming(folder.path)).toEqual([]);
    const { exitCode, out } = await runInside(["audit", "verify"], env, folder.path);
    expect({ exitCode, out }).toMatchObject({ exitCode: 0 });
    expect(out).toMatch(/local {2}\d+ {2}as it was written {2}\d+:[0-9a-f]{64}/);
  });
});
