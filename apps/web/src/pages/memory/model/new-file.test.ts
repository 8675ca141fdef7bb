import { describe, expect, it } from "vitest";
import { fileBody, pathFlaw, textMime } from "./new-file.ts";

describe("a new file", () => {
  it("is sent as text if it is text, byte for byte", async () => {
    const text = "\ufeff你好\r\n";
    expect(await fileBody(new Blob([text], { type: "text/plain" }))).toEqual({
      content: text,
      encoding: "utf8",
      mime: "text/plain",
    });
  });

  it.each([[[0xff, 0xfe]], [[65, 0, 66]]])("is sent as base64 if it is not: %j", async (bytes) => {
    const { content, encoding } = await fileBody(new Blob([new Uint8Array(bytes)]));
    expect(encoding).toBe("base64");
    expect([...Buffer.from(content, "base64")]).toEqual(bytes);
  });

  it("may be large", async () => {
    const { content } = await fileBody(new Blob([new Uint8Array(300_000).fill(200)]));
    expect(Buffer.from(content, "base64")).toHaveLength(300_000);
  });

  it.each([
    ["/notes/a.md", null],
    ["notes/a.md", "absolute"],
    ["/notes//a.md", "segment"],
    ["/../a", "segment"],
    ["/", "segment"],
    ["/runs/1/a.json", "runs"],
  ])("knows what is wrong with the path %s", (path, flaw) => {
    expect(pathFlaw(path)).toBe(flaw);
  });

  it("has a type by its name", () => {
    expect(["/a.md", "/b.JSON", "/c"].map(textMime)).toEqual([
      "text/markdown",
      "application/json",
      "text/plain",
    ]);
  });
});
