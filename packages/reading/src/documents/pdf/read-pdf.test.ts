import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";
import { line, minimalPdf } from "../testing/minimal-pdf.ts";
import { typstPdf } from "../testing/typst-pdf.ts";

const read = (bytes: Uint8Array, limits = {}) => readDocument({ name: "cv.pdf", bytes }, limits);

describe("a PDF that cannot be read", () => {
  it("is named if it needs a password", async () => {
    const hex = "ab".repeat(32);
    const bytes = minimalPdf({
      pages: [line(50, 700, "secret")],
      objects: [`<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${hex}>/U<${hex}>>>`],
      trailer: "/Encrypt 10 0 R/ID[<01><01>]",
    });
    await expect(read(bytes)).rejects.toMatchObject({ code: "document-encrypted" });
  });

  it("is named if it was scanned", async () => {
    const bytes = minimalPdf({ pages: ["q 600 0 0 800 0 0 cm /Im Do Q"] });
    await expect(read(bytes)).rejects.toMatchObject({
      code: "document-without-text",
      message: expect.stringContaining("scanned"),
      data: { scanned: true },
    });
  });

  it("is named if its pages are blank", async () => {
    await expect(read(minimalPdf({ pages: [""] }))).rejects.toMatchObject({
      code: "document-without-text",
      data: { scanned: false },
    });
  });

  it("is named if it is cut off", async () => {
    const whole = typstPdf("Alice Smith");
    await expect(read(whole.slice(0, 600))).rejects.toMatchObject({ code: "document-damaged" });
  });

  it("is given up when its time is over", async () => {
    const bytes = minimalPdf({ pages: [line(50, 700, "Alice")] });
    await expect(read(bytes, { maxMilliseconds: -1 })).rejects.toMatchObject({
      code: "document-too-slow",
    });
  });
});

describe("a PDF that can be read", () => {
  it("is read up to as many pages as are allowed, and says so", async () => {
    const pages = Array.from({ length: 500 }, (_, index) => line(50, 400, `Sheet ${index + 1}`));
    const document = await read(minimalPdf({ pages }), { maxPages: 3 });
    expect(document.text.split("\n")).toEqual(["Sheet 1", "Sheet 2", "Sheet 3"]);
    expect(document.pages).toHaveLength(3);
    expect(document.warnings).toContain("pages_left_out");
  });

  it("is read up to as many characters as are allowed, and says so", async () => {
    const document = await read(minimalPdf({ pages: [line(50, 700, "Alice Smith")] }), {
      maxCharacters: 5,
    });
    expect(document).toMatchObject({ text: "Alice", warnings: ["text_cut"] });
  });

  it("is read upright if it was turned", async () => {
    const bytes = minimalPdf({
      pages: ["BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Alice) Tj 0 -20 Td (Smith) Tj ET"],
      page: "/Rotate 90",
    });
    const { text, pages } = await read(bytes);
    expect(text).toBe("Alice\nSmith");
    expect(pages[0]).toMatchObject({ width: 800, height: 600 });
  });

  it("says its ligatures, radicals and full-width digits in plain characters", async () => {
    const { text } = await read(typstPdf("⼯程师，２０２０ 年"));
    expect(text).toBe("工程师，2020 年");
  });

  it("is told to be unreadable where its fonts do not say what they draw", async () => {
    const odd = {
      resources: "/Font<</F1 3 0 R/F2 10 0 R>>",
      objects: [
        "<</Type/Font/Subtype/Type1/BaseFont/Icons/Encoding<</Differences[65/uniE001/uniE002]>>>>",
      ],
    };
    const icons = "BT /F2 12 Tf 50 600 Td (ABABAB) Tj ET";
    const mixed = minimalPdf({ pages: [`${line(50, 700, "Alice")} ${icons}`], ...odd });
    expect(await read(mixed)).toMatchObject({ text: "Alice", warnings: ["odd_characters"] });
    await expect(read(minimalPdf({ pages: [icons], ...odd }))).rejects.toMatchObject({
      code: "document-without-text",
      message: expect.stringContaining("fonts"),
    });
  });

  // Job sites write their PDFs so: no font inside, and a table's name for the bytes.
  it.each([
    ["UniGB-UCS2-H", "5F204F1F0020004A0061007600610020 5DE57A0B5E08", "张伟 Java 工程师"],
    ["GBK-EUC-H", "D5C5CEB0 20 4A617661 20 B9A4B3CCCAA6", "张伟 Java 工程师"],
    ["ETen-B5-H", "B169B0B6", "張偉"],
  ])("is read without a font of its own, in %s", async (encoding, codes, text) => {
    const bytes = minimalPdf({
      pages: [`BT /F2 12 Tf 50 700 Td <${codes}> Tj ET`],
      resources: "/Font<</F2 10 0 R>>",
      objects: [
        `<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/${encoding}/DescendantFonts[11 0 R]>>`,
        "<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/W[1 95 500 814 939 500]/FontDescriptor 12 0 R>>",
        "<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>",
      ],
    });
    expect((await read(bytes)).text).toBe(text);
  });
});
