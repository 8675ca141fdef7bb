import { once } from "node:events";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { checkContext } from "../../test/check-context.ts";
import { listeningApp } from "../../test/listening-app.ts";
import { checkData } from "./check-data.ts";
import { checkNode } from "./check-node.ts";
import { checkPage } from "./check-page.ts";
import { checkPort } from "./check-port.ts";

describe("the Node check", () => {
  it.each([
    ["v24.0.0", "ok"],
    ["v26.1.0", "ok"],
    ["v20.20.2", "failed"],
  ])("judges %s as %s", async (nodeVersion, status) => {
    expect(await checkNode(checkContext({}, { nodeVersion }))).toMatchObject({ status });
  });
});

describe("the data folder check", () => {
  it("writes into a folder that is there, and leaves nothing", async () => {
    await using folder = await temporaryFolder();
    const result = await checkData(checkContext({ BOLE_DATA: folder.path }));
    expect(result).toMatchObject({ status: "ok" });
    expect(await readdir(folder.path)).toEqual([]);
  });

  it("warns of a folder that other users can read", async () => {
    await using folder = await temporaryFolder();
    await chmod(folder.path, 0o750);
    const result = await checkData(checkContext({ BOLE_DATA: folder.path }));
    expect(result).toMatchObject({ status: "warning" });
    expect(result.remedy?.en).toContain("chmod 700");
  });

  it("does not make a folder that is not there", async () => {
    await using folder = await temporaryFolder();
    const result = await checkData(checkContext({ BOLE_DATA: join(folder.path, "a", "b") }));
    expect(result).toMatchObject({ status: "ok" });
    expect(result.summary.en).toContain("will be made");
    expect(await readdir(folder.path)).toEqual([]);
  });

  it("fails where a file is in the way", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "file");
    await writeFile(file, "");
    for (const path of [file, join(file, "data")]) {
      const result = await checkData(checkContext({ BOLE_DATA: path }));
      expect(result).toMatchObject({ status: "failed" });
      expect(result.summary.en).toContain(`${file} is a file, not a folder`);
      expect(result.remedy?.en).toContain("BOLE_DATA");
    }
  });

  it("promises no folder in a file system that takes none, whoever asks", async () => {
    const result = await checkData(checkContext({ BOLE_DATA: "/proc/bole/data" }));
    expect(result).toMatchObject({ status: "failed" });
  });
});

describe("the page check", () => {
  it("looks for the built page", async () => {
    await using folder = await temporaryFolder();
    const pageFolder = join(folder.path, "dist");
    expect(await checkPage(checkContext({}, { pageFolder }))).toMatchObject({ status: "failed" });
    await mkdir(pageFolder);
    await writeFile(join(pageFolder, "index.html"), "<!doctype html>");
    expect(await checkPage(checkContext({}, { pageFolder }))).toMatchObject({ status: "ok" });
  });
});

describe("the port check", () => {
  it("is ok on a free port, and on the port that this server holds itself", async () => {
    expect(await checkPort(checkContext({ PORT: "0" }))).toMatchObject({ status: "ok" });
    const own = await checkPort(checkContext({ PORT: "0" }, { listeningOn: 4100 }));
    expect(own.summary.en).toContain("This server listens on 127.0.0.1:4100");
  });

  it("warns when it is Bole that holds the port", async () => {
    await using server = await listeningApp();
    const result = await checkPort(checkContext({ PORT: String(server.port) }));
    expect(result).toMatchObject({ status: "warning" });
    expect(result.summary.en).toContain("Bole already runs");
  });

  it("fails when another program holds the port", async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    const result = await checkPort(checkContext({ PORT: String(port) }));
    other.close();
    expect(result).toMatchObject({ status: "failed" });
    expect(result.remedy?.en).toContain("PORT=4101");
  });
});
