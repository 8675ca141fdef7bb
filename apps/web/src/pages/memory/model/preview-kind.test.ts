import { describe, expect, it } from "vitest";
import { imageAddress, previewKind } from "./preview-kind.ts";

const file = (path: string, mime: string, content = "x", encoding: "utf8" | "base64" = "utf8") => ({
  path,
  mime,
  content,
  encoding,
});

describe("showing a file", () => {
  it.each([
    [file("/a.png", "image/png", "AAAA", "base64"), "image"],
    [file("/a.svg", "image/svg+xml"), "image"],
    [file("/a.md", "text/plain"), "markdown"],
    [file("/a", "text/markdown"), "markdown"],
    [file("/a.json", "application/json"), "json"],
    [file("/a.html", "text/html"), "text"],
    [file("/a.csv", "text/csv"), "text"],
    [file("/a.bin", "application/octet-stream", "AAAA", "base64"), "none"],
    [file("/a.zip", "application/zip"), "none"],
    [file("/a.txt", "text/plain", "x".repeat(400_001)), "none"],
  ])("%o is shown as %s", (given, kind) => {
    expect(previewKind(given)).toBe(kind);
  });

  it("carries an image in its address", () => {
    expect(imageAddress(file("/a.png", "image/png", "AAAA", "base64"))).toBe(
      "data:image/png;base64,AAAA",
    );
    expect(imageAddress(file("/a.svg", "image/svg+xml", "<svg/>"))).toBe(
      "data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E",
    );
  });
});
