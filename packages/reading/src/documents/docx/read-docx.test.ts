import {
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";
import { bareDocx, makeZip } from "../testing/make-zip.ts";

const read = (bytes: Uint8Array, limits = {}) => readDocument({ name: "cv.docx", bytes }, limits);
const made = async (children: (Paragraph | Table)[]) =>
  read(await Packer.toBuffer(new Document({ sections: [{ children }] })));
const paragraph = (...children: ParagraphChild[]) => new Paragraph({ children });
const row = (...cells: (readonly Paragraph[])[]) =>
  new TableRow({ children: cells.map((children) => new TableCell({ children })) });

describe("a DOCX", () => {
  it("is read with its header and footer, but without page numbers", async () => {
    const document = new Document({
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph("alice@example.com")] }) },
          footers: {
            default: new Footer({
              children: [
                paragraph(new TextRun({ children: ["Page ", PageNumber.CURRENT] })),
                new Paragraph("References on request"),
              ],
            }),
          },
          children: [
            new Paragraph({ text: "Alice Smith", heading: HeadingLevel.TITLE }),
            new Paragraph({ text: "Experience", heading: HeadingLevel.HEADING_1 }),
            paragraph(new TextRun("Acme"), new TextRun({ children: [new Tab(), "2019 – 2021"] })),
            new Paragraph({ text: "Built a ledger", bullet: { level: 0 } }),
          ],
        },
      ],
    });
    const { kind, text } = await read(await Packer.toBuffer(document));
    expect(kind).toBe("docx");
    expect(text.split("\n").filter(Boolean)).toEqual([
      "alice@example.com",
      "Alice Smith",
      "Experience",
      "Acme\t2019 – 2021",
      "- Built a ledger",
      "References on request",
    ]);
  });

  it("keeps the line of a table's row together, and reads columns one after the other", async () => {
    const text = (value: string) => new Paragraph(value);
    const { text: read } = await made([
      new Table({ rows: [row([text("Acme")], [text("2019 – 2021")])] }),
      new Table({
        rows: [row([text("Beta"), text("Engineer")], [text("2015 – 2019"), text("Berlin")])],
      }),
      new Table({
        rows: [
          row(
            [text("Skills"), text("Figma"), text("Research")],
            [text("Experience"), text("Gamma"), text("Lead")],
          ),
        ],
      }),
    ]);
    expect(read.split("\n").filter(Boolean)).toEqual([
      "Acme\t2019 – 2021",
      "Beta\t2015 – 2019",
      "Engineer\tBerlin",
      ..."Skills,Figma,Research,Experience,Gamma,Lead".split(","),
    ]);
  });

  it("lists what is hidden in it, and where it would have stood", async () => {
    const { text, hidden } = await made([
      paragraph(
        new TextRun("Alice"),
        new TextRun({ text: " white", color: "FFFFFF" }),
        new TextRun({ text: " gone", vanish: true }),
        new TextRun({ text: " tiny", size: 2 }),
        new TextRun(" Smith"),
      ),
    ]);
    expect(text).toBe("Alice Smith");
    expect(hidden.map(({ text, reason, at }) => [text, reason, at])).toEqual([
      ["white", "near_background", 5],
      ["gone", "invisible", 5],
      ["tiny", "tiny", 5],
    ]);
  });

  it("shows white text where what is behind it is dark", async () => {
    const white = (text: string) => paragraph(new TextRun({ text, color: "FFFFFF" }));
    const { text, hidden } = await made([
      new Table({
        rows: [
          new TableRow({
            children: [
              new TableCell({ shading: { fill: "1F3864" }, children: [white("in a cell")] }),
            ],
          }),
        ],
      }),
      new Paragraph({
        shading: { fill: "000000" },
        children: [new TextRun({ text: "in a bar", color: "FFFFFF" })],
      }),
      paragraph(new TextRun({ text: "marked", color: "FFFFFF", shading: { fill: "222222" } })),
    ]);
    expect(hidden).toEqual([]);
    expect(text.split("\n").filter(Boolean)).toEqual(["in a cell", "in a bar", "marked"]);
  });

  it("knows what its words are linked to", async () => {
    const link = new ExternalHyperlink({ link: "https://a.org", children: [new TextRun("me")] });
    const { text, links } = await made([paragraph(new TextRun("See "), link)]);
    expect(links).toEqual([{ start: 4, end: 6, url: "https://a.org" }]);
    expect(text).toBe("See me");
  });

  it("is read with its text boxes once, and without what was deleted", async () => {
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const box = `<w:txbxContent><w:p>${run("In a box")}</w:p></w:txbxContent>`;
    const { text } = await read(
      bareDocx(`<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>${run("Body")}<w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>
      <w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("7")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`),
    );
    expect(text).toBe("In a box\nBody");
  });

  it("takes looks from its styles", async () => {
    const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:styleId="base"><w:rPr><w:color w:val="FEFEFE"/></w:rPr></w:style><w:style w:styleId="ghost"><w:basedOn w:val="base"/></w:style></w:styles>`;
    const body = (style: string, text: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const { text, hidden } = await read(
      bareDocx(body("ghost", "unseen") + body("other", "seen"), [
        { name: "word/styles.xml", content: styles },
      ]),
    );
    expect(text).toBe("seen");
    expect(hidden).toMatchObject([{ text: "unseen", reason: "near_background" }]);
  });
});

describe("a DOCX that cannot be read", () => {
  const zeros = "0".repeat(30 * 1024 * 1024);
  it("is named if a part unpacks to too much", async () => {
    const bytes = bareDocx(`<w:p><w:r><w:t>${zeros}</w:t></w:r></w:p>`);
    await expect(read(bytes)).rejects.toMatchObject({ code: "document-bomb" });
  });

  it("is named if a part unpacks to more than it says", async () => {
    const bytes = makeZip([
      { name: "[Content_Types].xml", content: "<Types/>" },
      { name: "word/document.xml", content: zeros, claimedSize: 1000 },
    ]);
    await expect(read(bytes)).rejects.toMatchObject({ code: "document-bomb" });
  });

  it("is named if its parts together unpack to too much", async () => {
    const body = "<w:p><w:r><w:t>Alice</w:t></w:r></w:p>";
    await expect(read(bareDocx(body), { maxUnpackedBytes: 100 })).rejects.toMatchObject({
      code: "document-bomb",
    });
  });

  it("is named if it is cut off", async () => {
    const whole = bareDocx("<w:p><w:r><w:t>Alice</w:t></w:r></w:p>");
    await expect(read(whole.slice(0, whole.length - 40))).rejects.toMatchObject({
      code: "document-damaged",
    });
    const unclosed = makeZip([
      { name: "[Content_Types].xml", content: "<Types/>" },
      { name: "word/document.xml", content: '<w:document xmlns:w="x"><w:body><w:p>' },
    ]);
    await expect(read(unclosed)).rejects.toMatchObject({ code: "document-damaged" });
  });

  it("is named if it is deeper than any document", async () => {
    const deep = bareDocx("<w:p>".repeat(200_000));
    await expect(read(deep)).rejects.toMatchObject({ code: "document-damaged" });
  });

  it("is named if it is another archive", async () => {
    const sheet = makeZip([
      { name: "[Content_Types].xml", content: "<Types/>" },
      { name: "xl/workbook.xml", content: "<x/>" },
    ]);
    await expect(read(sheet)).rejects.toMatchObject({
      code: "document-kind-unknown",
      message: expect.stringContaining("spreadsheet"),
    });
  });
});
