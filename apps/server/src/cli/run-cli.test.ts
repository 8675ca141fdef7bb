import { existsSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { startBole } from "../../test/start-bole.ts";
import { Checks, Settings } from "../http/contract/system.ts";
import type { Io } from "./io.ts";
import { runCli } from "./run-cli.ts";

async function bole(args: string[], env: Record<string, string> = {}, cwd = "/nowhere") {
  let out = "";
  let err = "";
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isTerminal: false,
    size: () => ({ columns: 80, rows: 24 }),
    person: undefined,
    every: () => () => {},
    env,
    cwd,
    onSignal: () => {},
    onParentEnd: () => {},
    onStrayError: () => {},
    endNow: () => {},
  };
  const exitCode = await runCli(args, io);
  return { exitCode, out, err };
}

describe("bole", () => {
  it.each([
    [["help"]],
    [["--help"]],
    [["-h"]],
    [[]],
    [["serve", "--help"]],
    [["config", "--json", "-h"]],
    [["help", "serve"]],
  ])("shows its verbs with %j", async (args) => {
    const { exitCode, out } = await bole(args);
    expect(exitCode).toBe(0);
    for (const verb of ["serve", "run", "config", "doctor", "help"])
      expect(out).toContain(`  ${verb}`);
  });

  it("speaks the language of the terminal", async () => {
    expect((await bole(["help"], { LANG: "zh_CN.UTF-8" })).out).toContain("启动服务");
    expect((await bole(["help"], { LANG: "zh_CN.UTF-8", LC_ALL: "C" })).out).toContain("Start");
  });

  it("shows its version", async () => {
    expect(await bole(["--version"])).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  it("asks what an unknown verb was meant to be", async () => {
    expect(await bole(["sevre"])).toEqual({
      exitCode: 2,
      out: "",
      err: '"sevre" is not a verb of bole; did you mean serve?\n',
    });
    for (const word of ["constructor", "__proto__", "toString"])
      expect((await bole([word])).err).toContain(`"${word}" is not a verb of bole`);
    expect((await bole(["xyzzy"])).err).toContain(
      "there are serve, worker, run, import, export, export-person, search, index, demo, backup, restore, copy, audit, accounts, config, doctor, help",
    );
  });

  it("refuses an option that the verb does not have", async () => {
    const { exitCode, err } = await bole(["config", "--jsno"]);
    expect(exitCode).toBe(2);
    expect(err).toContain('"--jsno" is not understood here; possible: --json.');
  });
});

describe("bole config", () => {
  const env = { BOLE_SMTP_URL: "smtp://me:hunter2@mail.example", LANG: "en_GB.UTF-8" };

  it("shows what is in force, where it comes from, and no secret", async () => {
    const { exitCode, out } = await bole(["config"], env);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^PORT +4100 +default +Port to listen on/m);
    expect(out).toMatch(/^BOLE_SMTP_URL +smtp:\/\/me:\*\*\*@mail.example +environment/m);
    expect(out).not.toContain("hunter2");
  });

  it("shows the same to programs", async () => {
    const { out } = await bole(["config", "--json"], env);
    expect(out).not.toContain("hunter2");
    expect(Settings.parse(JSON.parse(out)).settings[0]).toMatchObject({ variable: "PORT" });
  });

  it("shows the folder in force, wherever it was named from", async () => {
    expect((await bole(["config"], {}, "/home/me")).out).toMatch(/^BOLE_DATA +\/home\/me\/data /m);
    expect((await bole(["config"], { BOLE_DATA: "/srv/x" })).out).toMatch(/^BOLE_DATA +\/srv\/x /m);
  });

  it("marks what is wrong in the table, without what may be a secret", async () => {
    const wrong = { PORT: "x", BOLE_SMTP_URL: "me:hunter2@mail.example", BOLE_LOG_LEVEL: "loud" };
    const { exitCode, out, err } = await bole(["config"], wrong);
    expect(exitCode).toBe(2);
    expect(out).toMatch(/^PORT +✗ x +environment/m);
    expect(out).toMatch(/^BOLE_SMTP_URL +✗ \*\*\* +environment/m);
    expect(out).toMatch(/^BOLE_MODEL +– /m);
    expect(err).toContain("BOLE_LOG_LEVEL must be one of trace, debug, info, warn, error, fatal\n");
    expect(out + err).not.toContain("hunter2");
  });

  it("prints every mistake and exits with 2", async () => {
    const { exitCode, err } = await bole(["config"], { PORT: "x", BOLE_MODEL: "y" });
    expect(exitCode).toBe(2);
    expect(err).toMatch(/^ {2}PORT must be a whole number/m);
    expect(err).toMatch(/^ {2}BOLE_MODEL has no provider/m);
  });
});

describe("what keeps Bole from starting", () => {
  const zh = { LANG: "zh_CN.UTF-8" };

  it.each([
    [
      { PORT: "x" },
      "环境变量有误：PORT。\n  PORT 必须是 0 到 65535 之间的整数\n",
      "请更正上述变量",
    ],
    [{ BOLE_MODEL: "y" }, "  BOLE_MODEL 格式必须是 provider:name", "请更正"],
    [{ BOLE_SMTP_URL: "z" }, "  BOLE_SMTP_URL 必须是网址", "请更正"],
    [{ BOLE_LOG_LEVEL: "z" }, "  BOLE_LOG_LEVEL 必须是以下之一", "请更正"],
    [{ BOLE_HOST: "0.0.0.0" }, "  BOLE_HOST 必须是 127.0.0.1", "请更正"],
    [{ BOLE_DATABSE_URL: "z" }, "是否想用 BOLE_DATABASE_URL？", "请更正"],
    [{ BOLE_REDIS_URL: "redis://cache" }, "  BOLE_REDIS_URL 不会被使用", "请更正"],
    [{ PORT: "0", BOLE_DATA: "/proc/x" }, "伯乐无法写入数据文件夹 /proc/x：", "请把 BOLE_DATA"],
  ])("is said in the language of the terminal: %j", async (env, detail, remedy) => {
    const { err } = await bole(["serve"], { ...env, ...zh });
    expect(err).toContain(detail);
    expect(err).toContain(remedy);
  });
});

describe("bole doctor", () => {
  it("says for each thing whether it works, and leaves nothing behind", async () => {
    await using folder = await temporaryFolder();
    const { out } = await bole(["doctor", "--json"], { PORT: "0" }, folder.path);
    const { checks } = Checks.parse(JSON.parse(out));
    expect(Object.fromEntries(checks.map(({ id, status }) => [id, status]))).toMatchObject({
      node: "ok",
      data: "ok",
      port: "ok",
      model: "off",
      smtp: "off",
      postgres: "off",
      redis: "off",
    });
    expect(existsSync(join(folder.path, "data"))).toBe(false);
  });

  it("exits with 1 and says how to fix what is broken", async () => {
    const { exitCode, out } = await bole(["doctor"], { PORT: "0", BOLE_DATA: "/dev/null/data" });
    expect(exitCode).toBe(1);
    expect(out).toMatch(/^✗ {2}data .*\n +→ Set BOLE_DATA/m);
  });
});

describe("the bole command in a process of its own", () => {
  it("passes the exit code and both outputs on", async () => {
    await using folder = await temporaryFolder();
    await using version = startBole(["--version"], {}, folder.path);
    expect(await version.exitCode).toBe(0);
    expect(version.stdout()).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(version.stderr()).toBe("");
    await using wrong = startBole(["docter"], {}, folder.path);
    expect(await wrong.exitCode).toBe(2);
    expect(wrong.stderr()).toContain("did you mean doctor?");
  });
});
