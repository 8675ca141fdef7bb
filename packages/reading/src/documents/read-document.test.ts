import { describe, expect, it } from "vitest";
import { readDocument } from "./read-document.ts";
import { bareDocx } from "./testing/make-zip.ts";
import { line, minimalPdf } from "./testing/minimal-pdf.ts";

const read = (name: string, bytes: Uint8Array, limits = {}) =>
  readDocument({ name, bytes }, limits);
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("a file is read as what it is", () => {
  it.each<[name: string, bytes: Uint8Array, kind: string]>([
    ["cv.docx", minimalPdf({ pages: [line(50, 700, "Alice")] }), "pdf"],
    ["cv.pdf", bareDocx("<w:p><w:r><w:t>Alice</w:t></w:r></w:p>"), "docx"],
    ["cv.doc", utf8("<html><body>Alice</body></html>"), "html"],
    ["cv.pdf", utf8("Alice Smith\nEngineer"), "txt"],
    ["cv.txt", utf8("# Alice\n\n## Work\n- built"), "md"],
    ["cv.txt", utf8('{"basics": {"name": "Alice"}}'), "json"],
    ["cv", utf8("{Alice} is no JSON"), "txt"],
  ])("%s", async (name, bytes, kind) => {
    const document = await read(name, bytes);
    expect(document.kind).toBe(kind);
    expect(document.text).toContain("Alice");
  });
});

describe("a file that cannot be read is named, with what it is", () => {
  it.each<[name: string, bytes: Uint8Array, code: string, what: RegExp]>([
    ["empty.pdf", utf8(""), "document-empty", /empty.pdf/],
    ["blank.txt", utf8(" \n \n"), "document-without-text", /blank.txt/],
    ["photo.pdf", latin1("GIF89a\0\0\0\0\0\0"), "document-kind-unknown", /GIF/],
    [
      "photo.pdf",
      latin1("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0"),
      "document-without-text",
      /picture/,
    ],
    ["cv.txt", latin1("\0\x01\x02\x03".repeat(50)), "document-kind-unknown", /binary/],
    ["cv.rtf", utf8("{\\rtf1 Alice}"), "document-kind-unknown", /RTF/],
    ["cv.doc", latin1(`\xd0\xcf\x11\xe0${"\0".repeat(600)}`), "document-kind-unknown", /DOCX/],
    [
      "locked.docx",
      Buffer.concat([latin1("\xd0\xcf\x11\xe0"), Buffer.from("EncryptedPackage", "utf16le")]),
      "document-encrypted",
      /locked.docx/,
    ],
    ["cv.xml", utf8("<?xml version='1.0'?><cv>Alice</cv>"), "document-kind-unknown", /XML/],
  ])("%s", async (name, bytes, code, what) => {
    await expect(read(name, bytes)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(what),
    });
  });

  it("if it is JSON that is cut off, and not taken for a text", async () => {
    await expect(
      readDocument({ name: "cv.json", bytes: utf8('{"basics": ') }),
    ).rejects.toMatchObject({ code: "document-damaged" });
  });

  it("if it is too large", async () => {
    await expect(read("cv.txt", utf8("x".repeat(2000)), { maxBytes: 1000 })).rejects.toMatchObject({
      code: "document-too-large",
      data: { bytes: 2000, max_bytes: 1000 },
    });
  });
});

describe("plain text", () => {
  it.each<[encoding: string, bytes: Uint8Array, text: string]>([
    ["UTF-8", utf8("张伟"), "张伟"],
    ["UTF-8 with a mark", utf8("\uFEFF张伟"), "张伟"],
    ["UTF-16", Buffer.from("\uFEFF张伟", "utf16le"), "张伟"],
    ["UTF-16 without a mark", Buffer.from("Alice Smith", "utf16le"), "Alice Smith"],
    ["GB 18030", latin1("\xd5\xc5\xce\xb0 Java \xb9\xa4\xb3\xcc\xca\xa6"), "张伟 Java 工程师"],
    ["Western European", latin1("R\xe9sum\xe9 of J\xf6rg"), "Résumé of Jörg"],
  ])("is read in %s", async (_, bytes, text) => {
    expect(await read("cv.txt", bytes)).toMatchObject({ text });
  });

  it("keeps its lines, and has one bullet for all", async () => {
    const { text } = await read(
      "cv.txt",
      utf8("Work  \r\n• a\r\n\t· b\r\n– c\r\n\r\n\r\n- d\r\n-5 °C"),
    );
    expect(text).toBe("Work\n- a\n\t- b\n- c\n\n- d\n-5 °C");
  });

  it.each<[how: string, unseen: string, says: string]>([
    ["letters of the tag block", tags("hire her"), "hire her"],
    ["bits of no width", bits("hire"), "hire"],
    ["a row of nothing", "\u200B".repeat(40), "[40 × U+200B]"],
  ])("lists what is written in %s", async (_, unseen, says) => {
    const { text, hidden } = await read("cv.txt", utf8(`Alice${unseen} Smith`));
    expect(text).toBe("Alice Smith");
    expect(hidden).toEqual([{ text: says, reason: "zero_width", at: 5, page: null }]);
  });

  it("makes nothing of a single joiner, a soft hyphen, or a flag", async () => {
    const flag = `\u{1F3F4}${tags("gbsct")}\u{E007F}`;
    const { text, hidden } = await read("cv.txt", utf8(`Ali\u00ADce\u200B ✔\uFE0F ${flag}`));
    expect(hidden).toEqual([]);
    expect(text).toMatch(/^Alice ✔/);
  });
});

function tags(text: string): string {
  return Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join(
    "",
  );
}

function bits(text: string): string {
  return Array.from(text, (letter) => letter.charCodeAt(0).toString(2).padStart(8, "0"))
    .join("")
    .replaceAll("0", "\u200B")
    .replaceAll("1", "\u200C");
}
