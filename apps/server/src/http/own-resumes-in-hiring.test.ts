/**
 * Whoever looks for work and whoever hires may be the same user of the same workspace. Résumés of one's
 * own are written in every way there is, and every route of the hiring side is asked for them, in lists,
 * searches and exports: nothing of them may come back before one applies.
 */
import { Job, Resume } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { testApi } from "../../test/api.ts";
import { testApp } from "../../test/test-app.ts";
import { ImportResult } from "./contract/candidates.ts";
import { RecommendAnswer } from "./contract/recommend.ts";
import { ImportedResume } from "./contract/resume-export.ts";

/** Stands in every résumé of one's own, and nowhere else; of letters that no other word has. */
const SECRET = "Qwixnabel";

/** What belongs to the job-seeker, or to developers, who see what runs have worked with. */
const OTHER_SIDES =
  /^\/api\/(resumes|career|applications\/own|agent\/cv-tools|recommend|audit|runs|vfs|system|docs|openapi|language|usage|calendar)\b/;

const HIRING = [
  ...new Set(
    testApp()
      .app.routes.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"))
      .map(({ path }) => path),
  ),
].filter((path) => !OTHER_SIDES.test(path));

type Api = Awaited<ReturnType<typeof testApi>>;

async function importOwn({ app, send }: Api, name: string, text: string): Promise<Resume> {
  const form = new FormData();
  form.append("file", new File([text], name));
  const response = await app.request("/api/resumes/import", { method: "POST", body: form });
  const { resume_id } = ImportedResume.parse(await response.json());
  const stored = await send("GET", `/resumes/${resume_id}`);
  return Resume.parse(JSON.parse(await stored.text()).resume);
}

const written = ({ ask }: Api, data: object) => ask(Resume, "POST", "/resumes", { data });
const basics = { name: `${SECRET} One`, email: "own@qwixnabel.example", phone: "+49 30 1234567" };

/** Each in its own way, with skills and places for which recruiters search. */
const WAYS: readonly (readonly [string, (api: Api) => Promise<Resume>])[] = [
  ["written", (api) => written(api, { basic: basics, skillContent: "Java, SQL, Kafka" })],
  [
    "written in Chinese",
    (api) => written(api, { basic: { name: `${SECRET} 二` }, skillContent: "后端开发" }),
  ],
  ["without a name", (api) => written(api, { basic: { summary: `Baker at ${SECRET} Bread` } })],
  [
    "imported from a text",
    (api) =>
      importOwn(api, "own.txt", `${SECRET} Three\nthree@qwixnabel.example\n\nSkills\nJava, SQL\n`),
  ],
  [
    "as a variant",
    async (api) => {
      const { id, version } = await written(api, { basic: { name: `${SECRET} Four` } });
      const wish = { name: `${SECRET} for a bank`, base_version: version };
      return api.ask(Resume, "POST", `/resumes/${id}/variants`, wish);
    },
  ],
];

describe.each(WAYS)("a résumé of one's own, %s,", async (_, write) => {
  const api = await testApi({ host: { recommends: true } });
  const { app, ask, send } = api;
  const own = await write(api);
  const job = await ask(Job, "POST", "/jobs", { job: { title: "Java developer" } });
  const colleague = new FormData();
  colleague.append(
    "files",
    new File(["Ada Palmer\nada@people.example\n\nSkills\nJava\n"], "a.txt"),
  );
  const imported = await app.request("/api/candidates/import", { method: "POST", body: colleague });
  const [candidate] = ImportResult.parse(await imported.json()).files;

  it.each(HIRING)("is nowhere in %s", async (path) => {
    const ids = [own.id, own.person_id, job.id, candidate?.person_id ?? ""];
    const queries = ["", `q=${SECRET}`, "q=Java", `q=${SECRET.slice(0, 5)}&limit=200`];
    for (const id of path.includes(":") ? ids : [""])
      for (const query of queries) {
        const address = `${path.replaceAll(/:\w+/g, id)}?${query}`;
        const response = await app.request(address, { method: "GET" });
        const isStream = response.headers.get("content-type")?.includes("event-stream") === true;
        const said = isStream ? "" : await response.text();
        if (isStream) await response.body?.cancel();
        // A search may repeat what was sought.
        const rest = said.replaceAll(`"${SECRET}"`, "").replaceAll(own.id, "");
        expect(`${address} ${rest}`.replace(address, ""), address).not.toContain(SECRET);
      }
  });

  it("is recommended for no job", async () => {
    for (const question of [{ job_id: job.id }, { user_input: "Java and SQL" }]) {
      const wish = { kind: "people", limit: 20, ...question };
      const { profile_data } = await ask(RecommendAnswer, "POST", "/recommend", wish);
      expect(JSON.stringify(profile_data.recommendations)).not.toContain(SECRET);
    }
  });

  it("is a candidate once one has applied, and not before", async () => {
    const before = await send("GET", `/candidates?q=${SECRET}`);
    expect(await before.text()).not.toContain(own.person_id);
    const open = { kind: "publish_job", payload: { job_id: job.id, version: job.version } };
    await send("POST", "/effects", { content: open });
    const wish = { resume_id: own.id, job_id: job.id, consent: true };
    const applied = await send("POST", "/applications/own", wish);
    expect(applied.status, await applied.text()).toBe(200);
    const board = await send("GET", `/jobs/${job.id}/board`);
    expect((await board.text()).match(/"application"/g)).toHaveLength(1);
  });
});
