/**
 * What somebody gets who installs the packages: they are packed, installed into an empty folder and
 * used there. Third-party packages come from the registry that npm is set up with, or its cache.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalRegistry, startRegistry } from "./local-registry.ts";
import { packAll } from "./pack.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);
let folder: string;
let app: string;
let registry: LocalRegistry;
/** The oldest that the packages allow, beside the one that runs this. */
const OLDER_NODE = "22";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bole-release-"));
  app = join(folder, "app");
  registry = await startRegistry(await packAll(join(folder, "packed")));
  await mkdir(app);
  await write("package.json", { name: "app", private: true, type: "module" });
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund"];
  const names = ["@bole/engine", "@bole/store", "zod", "@types/node@24.19.2", `node@${OLDER_NODE}`];
  await npm(["install", ...quiet, ...names], app);
});

afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

/** As somebody whose npm asks the local registry; the cache is their own, so nothing of an earlier try is taken. */
function npm(args: readonly string[], cwd: string) {
  const env = { ...process.env, npm_config_registry: registry.url };
  return run("npm", [...args], { cwd, env });
}

async function write(file: string, content: unknown): Promise<void> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  await writeFile(join(app, file), text);
}

const readmeOf = (name: string) => readFile(join(ROOT, "packages", name, "README.md"), "utf8");

/** The whole programs of a package's README. */
async function programsOf(name: string): Promise<string[]> {
  return [...(await readmeOf(name)).matchAll(/```ts\n(import .*?)```/gs)].map(
    ([, code = ""]) => code,
  );
}

async function node(file: string, program = process.execPath): Promise<string> {
  return (await run(program, [file], { cwd: app })).stdout;
}

const olderNode = () => join(app, "node_modules/node/bin/node");

describe("the packed packages", () => {
  it("bring JavaScript, types and maps, and neither tests nor TypeScript", async () => {
    for (const name of ["base", "store", "engine"]) {
      const installed = join(app, "node_modules/@bole", name);
      const docs = (await readmeOf(name)).includes("](../") ? ["docs"] : [];
      const files = ["LICENSE", "README.md", "dist", ...docs, "package.json"];
      const isThere = (file: string) => file !== "CHANGELOG.md";
      expect((await readdir(installed)).filter(isThere)).toEqual(files);
      const built = await readdir(join(installed, "dist"), { recursive: true });
      expect(built).toEqual(expect.arrayContaining(["index.js", "index.d.ts", "index.js.map"]));
      expect(built.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
    }
  });

  it("leave out what is optional", async () => {
    const installed = await readdir(join(app, "node_modules"));
    expect(installed).toEqual(expect.arrayContaining(["zod", "kysely", "@langchain"]));
    for (const name of ["pg", "ioredis", "vitest"]) expect(installed).not.toContain(name);
  });

  it.each([
    ["pg", `(await import("@bole/store")).openStore({ url: "postgres://x", migrations: [] })`],
    ["ioredis", `(await import("@bole/engine")).openRedisMemory({ url: "redis://x" })`],
  ])("name the package that is missing where %s is needed", async (name, call) => {
    await write("missing.ts", `await ${call};\n`);
    await expect(node("missing.ts")).rejects.toThrow(`Cannot find package '${name}'`);
  });

  it("run every program of the READMEs as the checkout does, on Node 22, too, and these type-check", async () => {
    const files: string[] = [];
    for (const name of ["store", "engine"]) {
      const programs = await programsOf(name);
      expect(programs.length).toBeGreaterThan(0);
      for (const [index, program] of programs.entries()) {
        const file = `${name}-${index}.ts`;
        files.push(file);
        await write(file, program);
        const inCheckout = ["--input-type=module-typescript", "--eval", program];
        const cwd = join(ROOT, "packages", name);
        const { stdout } = await run(process.execPath, inCheckout, { cwd });
        expect(await node(file)).toBe(stdout);
        expect(await node(file, olderNode())).toBe(stdout);
      }
    }
    await typeCheck(files);
  });

  it("export types that find wrong programs", async () => {
    await write("wrong.ts", `import { createEngine } from "@bole/engine";\ncreateEngine({});\n`);
    await expect(typeCheck(["wrong.ts"])).rejects.toMatchObject({
      stdout: expect.stringContaining("wrong.ts(2,14): error TS2739"),
    });
  });

  it("run jobs in threads", async () => {
    await write("job.ts", "export const double = (n: number) => n * 2;\n");
    await write(
      "threads.ts",
      `import { openThreads, threadJob } from "@bole/base/threads";
import type { double } from "./job.ts";
const threads = openThreads({ name: "numbers" });
const job = threadJob<typeof double>(new URL("./job.ts", import.meta.url), "double");
console.log(await threads.run(job, [21]));
await threads.close();
`,
    );
    await typeCheck(["threads.ts"]);
    expect(await node("threads.ts")).toBe("42\n");
  });

  it("have entries for drawing, errors and tests", async () => {
    await write(
      "entries.ts",
      `import { graphOfRun } from "@bole/engine/draw";
import { engineErrors } from "@bole/engine/errors";
import { ManualClock } from "@bole/engine/testing";
import { baseErrors } from "@bole/base/errors";
import { storeErrors } from "@bole/store/errors";
console.log(typeof graphOfRun, typeof ManualClock);
console.log([engineErrors, baseErrors, storeErrors].every(({ error }) => typeof error === "function"));
`,
    );
    await typeCheck(["entries.ts"]);
    expect(await node("entries.ts")).toBe("function function\ntrue\n");
  });
});

it("npm create bole-agents starts a project that type-checks, tests and runs", async () => {
  const home = join(folder, "home");
  await mkdir(home);
  await npm(["create", "--yes", "bole-agents", "my-agents"], home);
  const project = join(home, "my-agents");
  expect(await readdir(project)).toEqual(
    expect.arrayContaining([".gitignore", "README.md", "package.json", "src"]),
  );
  await npm(["install", "--prefer-offline", "--no-audit", "--no-fund"], project);
  await npm(["run", "check"], project);
  await npm(["test"], project);
  const { stdout } = await npm(["start", "--", "Tea", "--yes"], project);
  expect(stdout).toContain('completed {"publish":{"path":"/texts/latest.md"}}');
  // Whoever has a project there keeps it.
  await expect(npm(["create", "--yes", "bole-agents", "my-agents"], home)).rejects.toThrow(
    "is not empty",
  );
});

/** Strictly, and with the declarations of all packages checked as well. */
async function typeCheck(files: readonly string[]): Promise<void> {
  const options = {
    target: "es2024",
    module: "nodenext",
    types: ["node"],
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: false,
  };
  await write("tsconfig.json", { compilerOptions: options, files });
  await run(join(ROOT, "node_modules/.bin/tsc"), ["-p", "."], { cwd: app });
}
