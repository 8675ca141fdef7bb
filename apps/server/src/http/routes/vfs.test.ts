import { defineCompositeAgent, VfsEntry } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { echo } from "../../../test/test-host.ts";
import { File, FileList } from "../contract/vfs.ts";

const inside = defineCompositeAgent({
  name: "says-inside",
  description: "Says it inside.",
  kind: "generation",
  input: echo.input,
  output: echo.output,
  plan: { steps: [{ id: "inner", action: "echo", args: { text: "$input.text" } }] },
  result: "$inner",
});

const note = { path: "/notes/a.md", content: "# Hi", mime: "text/markdown", tags: ["x"] };

describe("the virtual file system", () => {
  it("keeps every version of a file", async () => {
    const { ask } = await testApi();
    await ask(VfsEntry, "PUT", "/vfs", note);
    const second = await ask(VfsEntry, "PUT", "/vfs", { ...note, content: "# Ho" });
    expect(second).toMatchObject({ ver: 2, uri: "vfs:/notes/a.md", size: 4 });
    const read = (ver: string) => ask(File, "GET", `/vfs?path=/notes/a.md${ver}`);
    expect(await read("")).toMatchObject({ content: "# Ho", encoding: "utf8", ver: 2 });
    expect(await read("&ver=1")).toMatchObject({ content: "# Hi", ver: 1 });
    const { files } = await ask(FileList, "GET", "/vfs/versions?path=/notes/a.md");
    expect(files.map(({ ver }) => ver).toSorted()).toEqual([1, 2]);
  });

  it("carries bytes as base64", async () => {
    const { ask } = await testApi();
    const content = Buffer.from([0xff, 0x00, 0xfe]).toString("base64");
    await ask(VfsEntry, "PUT", "/vfs", { path: "/b.bin", content, encoding: "base64" });
    expect(await ask(File, "GET", "/vfs?path=/b.bin")).toMatchObject({
      content,
      encoding: "base64",
      mime: "application/octet-stream",
      size: 3,
    });
  });

  it("lists what is below a folder, by path", async () => {
    const { ask } = await testApi();
    for (const path of ["/b", "/a/2", "/a/1", "/ab"])
      await ask(VfsEntry, "PUT", "/vfs", { ...note, path });
    const list = async (prefix: string) =>
      (await ask(FileList, "GET", `/vfs/list?prefix=${prefix}`)).files.map(({ path }) => path);
    expect(await list("/")).toEqual(["/a/1", "/a/2", "/ab", "/b"]);
    expect(await list("/a")).toEqual(["/a/1", "/a/2"]);
    expect(await list("/a/")).toEqual(["/a/1", "/a/2"]);
    expect(await list("/none")).toEqual([]);
  });

  it("deletes a file with all versions", async () => {
    const { ask, send, refusal } = await testApi();
    await ask(VfsEntry, "PUT", "/vfs", note);
    expect((await send("DELETE", "/vfs?path=/notes/a.md")).status).toBe(204);
    for (const [method, path] of [
      ["GET", "/vfs"],
      ["DELETE", "/vfs"],
      ["GET", "/vfs/raw"],
      ["GET", "/vfs/versions"],
    ] as const)
      expect(await refusal(method, `${path}?path=/notes/a.md`)).toMatchObject({
        status: 404,
        code: "vfs-unknown",
      });
  });

  it("lets a stored page be saved but never shown", async () => {
    const { ask, send } = await testApi();
    const path = '/页 "x".html';
    const content = "<script>alert(1)</script>";
    await ask(VfsEntry, "PUT", "/vfs", { path, content, mime: "text/html" });
    const response = await send("GET", `/vfs/raw?path=${encodeURIComponent(path)}`);
    expect(await response.text()).toBe(content);
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''%E9%A1%B5%20%22x%22.html",
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  it("sends no header that a file's type could break out of", async () => {
    const { ask, send } = await testApi();
    await ask(VfsEntry, "PUT", "/vfs", { ...note, mime: "text/html\r\nX-Evil: 1" });
    const { headers } = await send("GET", "/vfs/raw?path=/notes/a.md");
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("x-evil")).toBeNull();
  });

  it.each(["relative", "/a/../b", "/a//b", "/a/./b", "/..", "/a\\b", "/a\u0000b"])(
    "refuses the path %j everywhere",
    async (path) => {
      const { refusal } = await testApi();
      const asked = encodeURIComponent(path);
      const refused = { status: 422, code: "vfs-path-invalid" };
      expect(await refusal("PUT", "/vfs", { ...note, path })).toMatchObject(refused);
      expect(await refusal("GET", `/vfs?path=${asked}`)).toMatchObject(refused);
      expect(await refusal("GET", `/vfs/raw?path=${asked}`)).toMatchObject(refused);
      expect(await refusal("GET", `/vfs/list?prefix=${asked}`)).toMatchObject(refused);
      expect(await refusal("DELETE", `/vfs?path=${asked}`)).toMatchObject(refused);
    },
  );

  it.each([
    [{ ...note, content: "%%%", encoding: "base64" }, "$.content"],
    [{ ...note, encoding: "utf7" }, "$.encoding"],
    [{ ...note, tags: "x" }, "$.tags"],
    [{ content: "x" }, "$.path"],
  ])("refuses %j", async (body, path) => {
    const { refusal } = await testApi();
    expect(await refusal("PUT", "/vfs", body)).toMatchObject({ status: 400, issues: [{ path }] });
  });
});

describe("what runs have left", () => {
  const plan = {
    steps: [
      { id: "1", action: "echo", each: ["a", "b"], args: { text: "$item" } },
      { id: "2", action: "fails", depends_on: ["1"] },
    ],
  };

  it("is readable as files, without being stored again", async () => {
    const { ask, settle, host } = await testApi();
    const { run_id } = await settle({ plan });
    const { files } = await ask(FileList, "GET", `/vfs/list?prefix=/runs/${run_id}`);
    expect(files.map(({ path }) => path)).toEqual([
      `/runs/${run_id}/1/artifact.json`,
      `/runs/${run_id}/1[0]/artifact.json`,
      `/runs/${run_id}/1[1]/artifact.json`,
    ]);
    const whole = await ask(File, "GET", `/vfs?path=/runs/${run_id}/1/artifact.json`);
    expect(JSON.parse(whole.content)).toEqual([{ text: "a" }, { text: "b" }]);
    expect(whole).toMatchObject({ mime: "application/json", ver: 1 });
    expect(files[0]).toEqual(expect.objectContaining({ sha256: whole.sha256, size: whole.size }));
    expect(await host.memory.vfs.list("local")).toEqual([]);
    expect((await ask(FileList, "GET", "/vfs/list")).files).toHaveLength(3);
  });

  it("has a name also for what is inside a composite", async () => {
    const { ask, settle } = await testApi({ host: { agents: [echo, inside] } });
    const { run_id } = await settle({
      plan: { steps: [{ id: "o", action: "says-inside", args: { text: "deep" } }] },
    });
    const path = `/runs/${run_id}/o%2Finner/artifact.json`;
    const { files } = await ask(FileList, "GET", "/vfs/list?prefix=/runs");
    expect(files.map((file) => file.path)).toContain(path);
    const file = await ask(File, "GET", `/vfs?path=${encodeURIComponent(path)}`);
    expect(JSON.parse(file.content)).toEqual({ text: "deep" });
  });

  it("cannot be changed", async () => {
    const { refusal, settle } = await testApi();
    const { run_id } = await settle({ plan });
    const path = `/runs/${run_id}/1/artifact.json`;
    const refused = { status: 403, code: "vfs-read-only" };
    expect(await refusal("PUT", "/vfs", { ...note, path })).toMatchObject(refused);
    expect(await refusal("PUT", "/vfs", { ...note, path: "/runs/x" })).toMatchObject(refused);
    expect(await refusal("DELETE", `/vfs?path=${path}`)).toMatchObject(refused);
  });

  it("is nothing for a step that failed, a run that is not there, another version", async () => {
    const { refusal, settle } = await testApi();
    const { run_id } = await settle({ plan });
    for (const path of [
      `/runs/${run_id}/2/artifact.json`,
      "/runs/no/1/artifact.json",
      `/runs/${run_id}/1/artifact.json&ver=2`,
    ])
      expect(await refusal("GET", `/vfs?path=${path}`)).toMatchObject({ code: "vfs-unknown" });
  });
});
