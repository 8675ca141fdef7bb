/** What can be known of the files in `deploy/` where no container can be started. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Environment } from "../../src/config/settings.ts";
import { environmentOf, ROOT, readCompose, variables } from "./compose.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const compose = await readCompose();

describe("compose.yaml", () => {
  it("asks for exactly what env.example names", async () => {
    const used = new Set([...read("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, n]) => n));
    expect([...used].sort()).toEqual((await variables()).sort());
  });

  it("refuses to start without what it needs", () => {
    expect(() => environmentOf(compose, "bole", {})).toThrow("POSTGRES_PASSWORD");
  });

  it("sets only settings that Bole has", () => {
    const names = ["bole", "worker"].flatMap((name) =>
      Object.keys(compose.services[name]?.environment ?? {}),
    );
    expect(names.filter((name) => !(name in Environment.shape))).toEqual([]);
  });

  it("declares the volumes that it uses, and mounts files that are there", () => {
    const sources = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(":")[0] ?? ""),
    );
    for (const source of sources) {
      if (source.startsWith("./")) expect(existsSync(join(ROOT, "deploy", source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });
});

describe("the Dockerfile", () => {
  it("copies and runs what is there, and not as root", () => {
    const text = read("Dockerfile");
    for (const [path] of text.matchAll(/\b(?:scripts|apps|packages)\/[\w./-]+/g))
      if (!path.endsWith("/dist")) expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect(text).toMatch(/^USER node$/m);
  });
});

describe("the Helm chart", () => {
  const values: unknown = parse(read("deploy/helm/values.yaml"));
  const templates = globSync("deploy/helm/templates/*", { cwd: ROOT }).map(read);

  it("uses only values that values.yaml has", () => {
    const used = templates.flatMap((text) =>
      [...text.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = ""]) => path.slice(1)),
    );
    const isThere = (path: string) => {
      let found: unknown = values;
      for (const key of path.split(".")) {
        if (typeof found !== "object" || found === null || !(key in found)) return false;
        found = Object(found)[key];
      }
      return true;
    };
    expect(used.filter((path) => !isThere(path))).toEqual([]);
  });

  it("includes only what its helpers define, and sets only settings that Bole has", () => {
    const all = templates.join("\n");
    const defined = new Set([...all.matchAll(/define "([\w.]+)"/g)].map(([, name]) => name));
    for (const [, name] of all.matchAll(/include "([\w.]+)"/g)) expect(defined).toContain(name);
    for (const [, name = ""] of all.matchAll(/name: (BOLE_\w+|PORT)\b/g))
      expect(Object.keys(Environment.shape)).toContain(name);
  });
});
