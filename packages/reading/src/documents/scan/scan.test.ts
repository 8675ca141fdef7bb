import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";
import { scanOf } from "../testing/index.ts";
import { typstPdf } from "../testing/typst-pdf.ts";
import { cutOut, type GrayImage, quarterTurned } from "./gray-image.ts";
import { lineBoxes } from "./line-boxes.ts";
import { pictureSize } from "./picture-size.ts";
import { readPng } from "./png.ts";
import type { ScanHost } from "./scan-host.ts";
import { textAreas } from "./text-areas.ts";
import { tidied, withBlanks } from "./tidy-characters.ts";

const image = (rows: readonly string[]): GrayImage => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(rows.join(""), (sign) => (sign === "#" ? 0 : 255)),
});
const drawn = ({ width, data }: GrayImage) =>
  Array.from({ length: data.length / width }, (_, row) =>
    Array.from(data.subarray(row * width, (row + 1) * width), (shade) =>
      shade < 128 ? "#" : ".",
    ).join(""),
  );

describe("a picture in shades of grey", () => {
  const l = image(["#.", "#.", "##"]);

  it("is turned by quarters", () => {
    expect(drawn(quarterTurned(l, 1))).toEqual(["###", "#.."]);
    expect(drawn(quarterTurned(l, 2))).toEqual(["##", ".#", ".#"]);
    expect(drawn(quarterTurned(l, 3))).toEqual(["..#", "###"]);
  });

  it("is cut out at its place, and is paper beyond its edge", () => {
    const box = { left: 0, top: 1, right: 3, bottom: 4, angle: 0 };
    expect(drawn(cutOut(l, box, 3, 3))).toEqual(["#..", "##.", "..."]);
  });
});

describe("where text is", () => {
  it("is found as lines, and a sheet that lies askew is straightened", () => {
    const [width, height, slope] = [400, 120, 0.02];
    const map = new Uint8Array(width * height);
    for (const top of [20, 60])
      for (let x = 30; x < 370; x++)
        for (let y = 0; y < 8; y++) map[Math.round(top + x * slope + y) * width + x] = 200;
    const boxes = lineBoxes(textAreas(map, width), width);
    expect(boxes).toHaveLength(2);
    for (const { angle, top, bottom } of boxes) {
      expect(angle).toBeCloseTo(Math.atan(slope), 3);
      // As high as an upright line would be, with what the letters reach beyond its core.
      expect(bottom - top).toBeLessThan(24);
    }
  });

  it("is not where there is only dust", () => {
    const map = new Uint8Array(64 * 64);
    map[70] = 255;
    expect(textAreas(map, 64)).toEqual([]);
  });
});

describe("letters that look alike", () => {
  it.each([
    ["1,4oO", "1,400"],
    ["0ct 2017", "Oct 2017"],
    ["2O19.l2", "2019.12"],
    ["Acme丨Engineer", "Acme|Engineer"],
    [". Built a ledger", "• Built a ledger"],
    ["·负责", "•负责"],
    [".Negotiated prices", "•Negotiated prices"],
    [".NET developer", ".NET developer"],
    ["o Education", "Education"],
    ["丨 专业技能", "专业技能"],
    ["I built a ledger", "I built a ledger"],
    ["B2B and K8s", "B2B and K8s"],
    ["Oslo", "Oslo"],
  ])("%s is %s", (read, meant) => {
    const characters = Array.from(read, (text) => ({ text }));
    expect(
      tidied(characters)
        .map(({ text }) => text)
        .join(""),
    ).toBe(meant);
  });
});

describe("blanks that were swallowed", () => {
  it("are put back where there is white between words of a Western script", () => {
    const characters = Array.from("ByAnn李明", (text, index) => ({ text, at: (index + 0.5) / 8 }));
    const blanks = [2 / 8, 6 / 8];
    expect(
      withBlanks(characters, blanks)
        .map(({ text }) => text)
        .join(""),
    ).toBe("By Ann李明");
  });
});

describe("a PNG", () => {
  it.each(["image", "transparent"])("is read as shades of grey: %s", async (kind) => {
    const canvas = createCanvas(5, 3);
    const context = canvas.getContext("2d");
    if (kind === "image") context.fillStyle = "#fff";
    if (kind === "image") context.fillRect(0, 0, 5, 3);
    context.fillStyle = "#000";
    context.fillRect(1, 1, 3, 1);
    expect(drawn(readPng(await canvas.encode("png")))).toEqual([".....", ".###.", "....."]);
  });
});

describe("the size of a picture", () => {
  it("is read without opening it", () => {
    const png = Buffer.alloc(40);
    png.write("\x89PNG\r\n\x1a\n", "latin1");
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(50_000, 20);
    expect(pictureSize(png)).toMatchObject({ width: 60_000, height: 50_000 });
    expect(pictureSize(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff]))).toBeNull();
  });

  it("refuses a huge one before anything is unpacked", async () => {
    const png = Buffer.alloc(40);
    png.write("\x89PNG\r\n\x1a\n", "latin1");
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(50_000, 20);
    const read = readDocument({ name: "huge.png", bytes: png }, {}, nobody);
    await expect(read).rejects.toMatchObject({ code: "document-too-large" });
  });

  it.each([
    ["a cut off PNG", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10", "latin1")],
    ["a JPEG without a picture", Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])("%s is damaged", async (_, bytes) => {
    const read = readDocument({ name: "x.png", bytes }, {}, nobody);
    await expect(read).rejects.toMatchObject({ code: "document-damaged" });
  });
});

/** Finds no text anywhere. */
const nobody: ScanHost = {
  detect: async ({ data }) => new Uint8Array(data.length),
  recognise: async () => [],
  progress: async () => undefined,
};

describe("a scan", () => {
  it("without letters has no text, and says so", async () => {
    const [bytes] = await scanOf(typstPdf("."), { dpi: 72 });
    const read = readDocument({ name: "x.jpg", bytes: bytes ?? new Uint8Array() }, {}, nobody);
    await expect(read).rejects.toMatchObject({
      code: "document-without-text",
      data: { scanned: false },
    });
  });

  it("stops when its time is over", async () => {
    const [bytes] = await scanOf(typstPdf("Alice"), { dpi: 72 });
    const file = { name: "x.jpg", bytes: bytes ?? new Uint8Array() };
    const read = readDocument(file, { maxScanMilliseconds: -1 }, nobody);
    await expect(read).rejects.toMatchObject({ code: "document-too-slow" });
  });
});
