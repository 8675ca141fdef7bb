import { isBoleError } from "@bole/base";
import { describe, expect, it } from "vitest";
import { type Env, loadConfig } from "./load-config.ts";

function mistakes(env: Env): Record<string, string> {
  try {
    loadConfig(env, "/home/bole");
  } catch (error) {
    if (!isBoleError(error)) throw error;
    expect(error.code).toBe("config-invalid");
    return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
  }
  return {};
}

describe("loadConfig", () => {
  it("needs nothing: an empty environment is an embedded Bole on loopback", () => {
    const config = loadConfig({}, "/home/bole");
    expect(config).toMatchObject({
      mode: "embedded",
      port: 4100,
      host: "127.0.0.1",
      dataFolder: "/home/bole/data",
      logLevel: "info",
      logLevelChosen: false,
      models: [],
      shutdownMs: 10_000,
      maxBodyBytes: 1_048_576,
      secrets: [],
      memory: { kind: "sqlite", file: "/home/bole/data/bole.sqlite" },
      agents: undefined,
      otlpUrl: undefined,
    });
  });

  it("takes an empty variable for an unset one", () => {
    expect(loadConfig({ PORT: "", BOLE_MODEL: " " }, "/").port).toBe(4100);
  });

  it("keeps everything in PostgreSQL, with or without a cache beside it", () => {
    const env = { BOLE_DATABASE_URL: "postgres://db/bole" };
    expect(loadConfig(env, "/")).toMatchObject({
      mode: "distributed",
      memory: { kind: "postgres", url: "postgres://db/bole", cacheUrl: undefined },
    });
    expect(loadConfig({ ...env, BOLE_REDIS_URL: "redis://cache" }, "/").memory).toMatchObject({
      kind: "postgres",
      cacheUrl: "redis://cache",
    });
  });

  it("keeps runs in Redis where it is told to, with people in PostgreSQL", () => {
    const BOLE_DATABASE_URL = "postgres://db/bole";
    const env = { BOLE_MEMORY: "redis", BOLE_REDIS_URL: "redis://cache", BOLE_DATABASE_URL };
    expect(loadConfig(env, "/")).toMatchObject({
      mode: "distributed",
      memory: { kind: "redis", url: "redis://cache", databaseUrl: BOLE_DATABASE_URL },
    });
  });

  it("takes modules with agents, and where traces go", () => {
    const env = {
      BOLE_AGENTS: "./mine, other",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318",
    };
    expect(loadConfig(env, "/home/bole")).toMatchObject({
      agents: { modules: ["./mine", "other"], cwd: "/home/bole" },
      otlpUrl: "http://localhost:4318",
    });
    expect(mistakes({ BOLE_AGENTS: "./mine,," })).toEqual({
      BOLE_AGENTS: "must be paths, separated by commas",
    });
  });

  it("takes a secret that is long enough, and shows it nowhere", () => {
    const env = { BOLE_SECRET: "sixteen letters!" };
    const config = loadConfig(env, "/");
    expect(config).toMatchObject({ secret: env.BOLE_SECRET, secrets: [env.BOLE_SECRET] });
    expect(JSON.stringify(config.settings)).not.toContain("letters!");
    expect(mistakes({ BOLE_SECRET: "fifteen letters" })).toEqual({
      BOLE_SECRET: "must have at least 16 characters",
    });
  });

  it("reports every mistake at once, each with the name of its variable", () => {
    const found = mistakes({
      PORT: "70000",
      BOLE_HOST: "0.0.0.0",
      BOLE_LOG_LEVEL: "loud",
      BOLE_DATABASE_URL: "mysql://db",
      BOLE_MODEL: "gpt-4",
      BOLE_SMTP_URL: "mail.example.com",
      BOLE_SHUTDOWN_SECONDS: "-1",
      BOLE_MAX_BODY_KB: "1.5",
      BOLE_DATABSE: "x",
    });
    expect(Object.keys(found).toSorted()).toEqual([
      "BOLE_DATABASE_URL",
      "BOLE_DATABSE",
      "BOLE_HOST",
      "BOLE_LOG_LEVEL",
      "BOLE_MAX_BODY_KB",
      "BOLE_MODEL",
      "BOLE_SHUTDOWN_SECONDS",
      "BOLE_SMTP_URL",
      "PORT",
    ]);
    expect(found.PORT).toContain("0 to 65535");
    expect(found.BOLE_HOST).toContain("without accounts");
  });

  it("asks what an unknown BOLE_ variable was meant to be, and leaves others alone", () => {
    expect(mistakes({ BOLE_DATABASE_URI: "x", HOME: "/root" })).toEqual({
      BOLE_DATABASE_URI: "is not a setting of Bole; did you mean BOLE_DATABASE_URL?",
    });
    expect(mistakes({ BOLE_PORT: "1" }).BOLE_PORT).toContain("did you mean PORT?");
    expect(mistakes({ BOLE_XYZZY_PLUGH: "x" }).BOLE_XYZZY_PLUGH).toBe("is not a setting of Bole");
  });

  it.each([
    ["a Redis that nothing would use", { BOLE_REDIS_URL: "redis://cache" }, "BOLE_REDIS_URL"],
    [
      "runs in Redis and people in a folder",
      { BOLE_MEMORY: "redis", BOLE_REDIS_URL: "redis://cache" },
      "BOLE_DATABASE_URL",
    ],
    [
      "Redis as memory without its address",
      { BOLE_MEMORY: "redis", BOLE_DATABASE_URL: "postgres://db" },
      "BOLE_REDIS_URL",
    ],
    ["a memory that is not known", { BOLE_MEMORY: "paper" }, "BOLE_MEMORY"],
    [
      "openai-compatible without an address",
      { BOLE_MODEL: "openai-compatible:qwen" },
      "BOLE_MODEL_URL",
    ],
    ["deepseek without a key", { BOLE_MODEL: "deepseek:deepseek-chat" }, "BOLE_MODEL_KEY"],
    [
      "two providers for one key",
      { BOLE_MODEL: "openai:a,anthropic:b", BOLE_MODEL_KEY: "k" },
      "BOLE_MODEL",
    ],
  ])("refuses %s", (_, env, variable) => {
    expect(Object.keys(mistakes(env))).toEqual([variable]);
  });

  it.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("listens on %s", (host) => {
    expect(loadConfig({ BOLE_HOST: host }, "/").host).toBe(host);
  });

  it.each(["127.0.0.300", "127.1", "0.0.0.0", "::", "localhost.example"])(
    "does not listen on %s, which is not this machine alone",
    (host) => {
      expect(Object.keys(mistakes({ BOLE_HOST: host }))).toEqual(["BOLE_HOST"]);
    },
  );

  it("listens on other addresses where people sign in over https", () => {
    const env = { BOLE_HOST: "0.0.0.0", BOLE_ACCOUNTS: "on" };
    const open = "http://bole.example.com";
    expect(Object.keys(mistakes(env))).toEqual(["BOLE_PUBLIC_URL"]);
    expect(Object.keys(mistakes({ ...env, BOLE_PUBLIC_URL: open }))).toEqual(["BOLE_PUBLIC_URL"]);
    expect(mistakes({ ...env, BOLE_PUBLIC_URL: "https://bole.example.com" })).toEqual({});
    expect(mistakes({ ...env, BOLE_PUBLIC_URL: "http://localhost:4100" })).toEqual({});
  });

  it("never repeats a password or key in a mistake", () => {
    const found = mistakes({
      BOLE_DATABASE_URL: "mysql://u:hunter2@db",
      BOLE_SMTP_URL: "http://u:hunter2@mail",
    });
    expect(JSON.stringify(found)).not.toContain("hunter2");
  });

  it("shows what is in force with every secret masked", () => {
    const config = loadConfig(
      {
        BOLE_DATABASE_URL: "postgres://bole:hunter2@db/bole",
        BOLE_REDIS_URL: "redis://:hunter3@cache",
        BOLE_SMTP_URL: "smtp://u:hunter%204@mail",
        BOLE_MODEL: "openai:gpt",
        BOLE_MODEL_KEY: "sk-0123456789abcdefghij",
      },
      "/",
    );
    const shown = Object.fromEntries(config.settings.map((s) => [s.variable, s]));
    expect(shown.BOLE_DATABASE_URL?.value).toBe("postgres://bole:***@db/bole");
    expect(shown.BOLE_MODEL_KEY).toMatchObject({ value: "***ghij", secret: true });
    expect(shown.PORT).toMatchObject({ value: "4100", source: "default", secret: false });
    for (const secret of config.secrets)
      expect(JSON.stringify(config.settings)).not.toContain(secret);
    expect(config.secrets).toEqual(
      expect.arrayContaining(["hunter2", "hunter3", "hunter 4", "sk-0123456789abcdefghij"]),
    );
  });
});
