import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { runInside } from "../../../test/bole-inside.ts";
import { startBole } from "../../../test/start-bole.ts";

const EXAMPLES = fileURLToPath(new URL("../../../../../examples/", import.meta.url));
const HELLO = join(EXAMPLES, "hello-engine");
const NEWSROOM = join(EXAMPLES, "newsroom");
const GOAL = "Write an article about structured interviews";

/** Where nothing but a process of its own will do, `startBole`. */
const inside = (cwd: string, args: string[], env: Record<string, string> = {}) =>
  runInside(["run", ...args], env, cwd);

async function bole(cwd: string, args: string[]) {
  await using run = startBole(["run", ...args], {}, cwd);
  const exitCode = await run.exitCode;
  return { exitCode, out: run.stdout(), err: run.stderr() };
}

/** Throws where elements do not close in the order in which they opened. */
function elementsOf(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const [, slash, name = "", empty] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (slash === "") names.push(name);
    if (slash === "" && empty === "") open.push(name);
    if (slash === "/" && open.pop() !== name) throw new Error(`unexpected </${name}>`);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(", ")}`);
  return names;
}

/** An agent that is done at once, and one that takes until a file is there. */
const SLOW = `import { access, appendFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { defineAgent } from "@bole/engine";
import { z } from "zod";
const head = { kind: "generation", description: "Test.", input: z.object({}), output: z.object({}) };
const isThere = (file) => access(file).then(() => true, () => false);
export const agents = [
  defineAgent({ ...head, name: "quick", run: async () => (await appendFile("log", "quick\\n"), {}) }),
  defineAgent({ ...head, name: "slow", run: async (_, { signal }) => {
    while (!(await isThere("go"))) await setTimeout(20, null, { signal });
    return {};
  } }),
];
export const plans = { both: { description: "Quick, then slow", steps: [
  { id: "first", action: "quick" }, { id: "second", action: "slow", depends_on: ["first"] } ] } };
`;

describe("bole run", () => {
  it("tells a run line by line, draws it, and ends with 0", async () => {
    await using folder = await temporaryFolder();
    const input = JSON.stringify({ names: ["Ada", "伯乐"] });
    const { exitCode, out, err } = await bole(folder.path, [
      HELLO,
      "--input",
      input,
      "--svg",
      "a.svg",
    ]);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
    expect(out).toMatch(
      /^Greet everybody, on one card {2}run_\S+\n▸ greet {2}greeter\n✓ greet {2}greeter {2}×2/,
    );
    expect(out).toContain("你好，伯乐！");
    const svg = await readFile(join(folder.path, "a.svg"), "utf8");
    expect(elementsOf(svg).slice(0, 2)).toEqual(["svg", "title"]);
    expect(svg).toContain("postcard");
  });

  it("waits for a person with 3, and goes on when told what they say", async () => {
    await using folder = await temporaryFolder();
    const zh = { LANG: "zh_CN.UTF-8" };
    const goal = "写一篇关于结构化面试的文章";
    const asking = await inside(folder.path, [NEWSROOM, "--goal", goal], zh);
    expect(asking.exitCode).toBe(3);
    expect(asking.out).toContain("✗ 评估：4 项标准中达到 0 项");
    expect(asking.out).toMatch(/^↻ 重新规划，原因：结果未达标; 保留 research; 修改 write, review/m);
    expect(asking.out).toContain("? publish  publisher  等待人工审批");
    const [, id = ""] = /--resume (\S+) --yes/.exec(asking.out) ?? [];

    const done = await inside(folder.path, [NEWSROOM, "--resume", id, "--yes", "--json"], zh);
    expect(done.exitCode).toBe(0);
    expect(JSON.parse(done.out)).toMatchObject({
      run_id: id,
      status: "completed",
      result: { publish: { path: "/articles/结构化面试.md" } },
    });
    // What was told before is not told again.
    expect(done.err).toContain("✓ publish");
    expect(done.err).not.toContain("research");
  });

  it("approves everything with --yes, and rejects it with --reject", async () => {
    await using folder = await temporaryFolder();
    const yes = await inside(folder.path, [NEWSROOM, "--goal", GOAL, "--review-plan", "--yes"]);
    expect(yes.exitCode).toBe(0);
    expect(yes.out.match(/plan {2}approved by local/g)).toHaveLength(2);
    const no = await inside(folder.path, [
      NEWSROOM,
      "--goal",
      GOAL,
      "--review-plan",
      "--reject",
      "no",
    ]);
    expect(no.exitCode).toBe(130);
    expect(no.out).toContain("plan-rejected");
  });

  it("takes a run up again after a kill, runs nothing twice, and leaves other runs alone", async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "slow.ts"), SLOW);
    await using killed = startBole(["run", "slow.ts"], {}, folder.path);
    await killed.printed(/▸ second/);
    const [, id = ""] = await killed.printed(/^Quick, then slow {2}(run_\S+)$/m);
    const busy = await inside(folder.path, [HELLO, "--input", '{"names":[]}']);
    expect(busy).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining("Another Bole uses"),
    });
    killed.process.kill("SIGKILL");
    await killed.exitCode;

    // It knows nothing of these agents, and must not end the run for want of them.
    const other = await inside(folder.path, [HELLO, "--input", '{"names":[]}', "--json"]);
    expect(other.exitCode).toBe(0);

    await writeFile(join(folder.path, "go"), "");
    const done = await bole(folder.path, ["slow.ts", "--resume", id]);
    expect(done).toMatchObject({ exitCode: 0, out: expect.stringContaining("✓ second  slow") });
    expect(done.out).not.toContain("first");
    expect(await readFile(join(folder.path, "log"), "utf8")).toBe("quick\n");
  });

  it("stops in order at Ctrl-C, and says how to go on", async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "slow.ts"), SLOW);
    await using stopped = startBole(["run", "slow.ts"], {}, folder.path);
    await stopped.printed(/▸ second/);
    stopped.process.kill("SIGINT");
    expect(await stopped.exitCode).toBe(130);
    const [, command = ""] = /^Go on with it: bole (.*)$/m.exec(stopped.stdout()) ?? [];
    await writeFile(join(folder.path, "go"), "");
    await using done = startBole(command.split(" "), {}, folder.path);
    expect(await done.exitCode).toBe(0);
    expect(await readFile(join(folder.path, "log"), "utf8")).toBe("quick\n");
  });
});
