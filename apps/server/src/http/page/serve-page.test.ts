import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/test-app.ts";

const root = mkdtempSync(join(tmpdir(), "bole-page-"));
const pageFolder = join(root, "dist");
mkdirSync(join(pageFolder, "assets"), { recursive: true });
writeFileSync(join(root, "secret.txt"), "secret");
writeFileSync(join(pageFolder, "index.html"), "<!doctype html><title>Bole</title>");
writeFileSync(join(pageFolder, ".hidden"), "secret");
writeFileSync(join(pageFolder, "icon.svg"), "<svg/>");
writeFileSync(join(pageFolder, "assets", "index-abc123.js"), "export {}");
writeFileSync(join(pageFolder, "assets", "index-abc123.js.br"), "packed by brotli");
writeFileSync(join(pageFolder, "assets", "index-abc123.js.gz"), "packed by gzip");
symlinkSync(join(root, "secret.txt"), join(pageFolder, "assets", "link.txt"));
afterAll(() => rmSync(root, { recursive: true }));

const { app } = testApp({ pageFolder });
const HTML = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("the page", () => {
  it("is index.html, never kept by the browser without asking", async () => {
    const response = await app.request("/", { headers: HTML });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain("<title>Bole</title>");
  });

  it("has files with hashed names that are kept for ever", async () => {
    const response = await app.request("/assets/index-abc123.js");
    expect(response.headers.get("content-type")).toContain("text/javascript");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const icon = await app.request("/icon.svg");
    expect(icon.headers.get("content-type")).toContain("image/svg+xml");
    expect(icon.headers.get("cache-control")).toBe("no-cache");
  });

  it("comes packed in a way that the browser takes", async () => {
    const get = async (accepted: string, path = "/assets/index-abc123.js") => {
      const response = await app.request(path, { headers: { "Accept-Encoding": accepted } });
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      return [response.headers.get("content-encoding"), await response.text()];
    };
    expect(await get("gzip, deflate, br, zstd")).toEqual(["br", "packed by brotli"]);
    expect(await get("gzip, br;q=0")).toEqual(["gzip", "packed by gzip"]);
    expect(await get("identity")).toEqual([null, "export {}"]);
    expect(await get("br", "/icon.svg")).toEqual([null, "<svg/>"]);
  });

  it("answers HEAD like GET, without the body", async () => {
    const response = await app.request("/", { method: "HEAD", headers: HTML });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("takes every address that a browser opens", async () => {
    const response = await app.request("/jobs/42", { headers: HTML });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>Bole</title>");
  });

  it.each(["/assets/gone-def456.js", "/assets/", "/assets"])(
    "does not answer with itself for a missing file (%s)",
    async (path) => {
      const response = await app.request(path, { headers: { Accept: "*/*" } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "file-not-found" });
    },
  );

  it("says of a missing file to HEAD what it says to GET", async () => {
    const response = await app.request("/missing.txt", { method: "HEAD" });
    expect(response.status).toBe(404);
  });

  it("does not answer with itself for a missing asset, even to a browser's address bar", async () => {
    expect((await app.request("/assets/gone.js", { headers: HTML })).status).toBe(404);
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/%252e%252e%252fsecret.txt",
    "/assets/link.txt",
    "/.hidden",
    "/icon.svg%00.txt",
    "/%ff",
  ])("lets nothing out of its folder (%s)", async (path) => {
    const response = await app.request(path, { headers: { Accept: "*/*" } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/^secret$/);
  });

  it("says how to build it when it is not built", async () => {
    const { app: bare } = testApp({ pageFolder: join(root, "none") });
    const response = await bare.request("/", { headers: HTML });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("npm start");
  });
});
