/** Reads the paragraphs and tables of a part, and how each piece of text looks. */
import { type Colour, WHITE } from "../colour.ts";
import type { Block, Inline, Paragraph, Table } from "./blocks.ts";
import { Fields } from "./fields.ts";
import type { ListSigns } from "./numbering.ts";
import { hiddenBy, type RunLook, shadingOf, withProperty } from "./run-look.ts";
import type { DocxStyles } from "./styles.ts";
import { type Attributes, isOn, readXml } from "./xml.ts";

export interface PartContext {
  readonly styles: DocxStyles;
  readonly signs: ListSigns;
  /** Addresses by the id of their relation. */
  readonly links: ReadonlyMap<string, string>;
}

/** Where text goes: the body, a cell, a text box. */
interface Place {
  readonly blocks: Block[];
  background: Colour;
  paragraph: Paragraph | null;
  paragraphLook: RunLook;
  paragraphBackground: Colour | undefined;
}

/** Their text is not shown, or shown elsewhere. */
const SKIPPED = new Set([
  "mc:Fallback",
  "w:del",
  "w:moveFrom",
  "w:instrText",
  "w:delText",
  "w:delInstrText",
  "w:pPrChange",
  "w:rPrChange",
]);

/** Answers null if the XML is cut off. */
export function readBlocks(xml: string, context: PartContext): Block[] | null {
  const reader = new BlockReader(context);
  return readXml(xml, reader) ? reader.blocks : null;
}

class BlockReader {
  readonly blocks: Block[] = [];
  readonly #context: PartContext;
  readonly #places: Place[];
  readonly #tables: { table: Table; background: Colour | undefined }[] = [];
  readonly #path: string[] = [];
  readonly #fields = new Fields();
  readonly #links: (string | null)[] = [];
  #look: RunLook = {};
  #list = { id: "", level: "0" };
  #skipping = 0;
  #isPlaceholder = false;

  constructor(context: PartContext) {
    this.#context = context;
    this.#places = [newPlace(this.blocks, WHITE)];
  }

  readonly open = (name: string, attributes: Attributes): void => {
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (this.#skipping > 0 || (SKIPPED.has(name) && name !== "w:instrText")) {
      this.#skipping++;
      return;
    }
    if (parent === "w:rPr" && this.#path.at(-3) === "w:r") this.#runProperty(name, attributes);
    else if (parent === "w:pPr" || parent === "w:numPr") this.#paragraphProperty(name, attributes);
    else if (parent === "w:tcPr" && name === "w:shd") this.#shadeCell(attributes);
    else this.#elements.get(name)?.(attributes);
  };

  readonly close = (name: string): void => {
    this.#path.pop();
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    if (name === "w:p") this.#endParagraph();
    else if (name === "w:tc" || name === "w:txbxContent") this.#places.pop();
    else if (name === "w:tbl") this.#tables.pop();
    else if (name === "w:hyperlink") this.#links.pop();
    else if (name === "w:fldSimple") this.#fields.end();
    else if (name === "w:sdt") this.#isPlaceholder = false;
  };

  readonly text = (data: string): void => {
    if (this.#skipping > 0) return;
    const inside = this.#path.at(-1);
    if (inside === "w:instrText") this.#fieldCode(data);
    else if (inside === "w:t") this.#write(data);
  };

  readonly #elements = new Map<string, (attributes: Attributes) => void>([
    ["w:p", () => this.#beginParagraph()],
    ["w:r", () => this.#beginRun()],
    ["w:tbl", () => this.#beginTable()],
    ["w:tblStyle", (attributes) => this.#tableStyle(attributes["w:val"] ?? "")],
    ["w:tr", () => void this.#tables.at(-1)?.table.rows.push([])],
    ["w:tc", () => this.#beginCell()],
    ["w:txbxContent", () => this.#beginBox()],
    ["w:hyperlink", (attributes) => this.#beginLink(attributes["r:id"] ?? "")],
    ["w:fldChar", (attributes) => this.#fields.mark(attributes["w:fldCharType"])],
    ["w:fldSimple", (attributes) => this.#beginField(attributes["w:instr"] ?? "")],
    ["w:showingPlcHdr", (attributes) => this.#setPlaceholder(isOn(attributes))],
    ["w:tab", () => this.#write("\t")],
    ["w:ptab", () => this.#write("\t")],
    ["w:br", () => this.#write("\n")],
    ["w:cr", () => this.#write("\n")],
    ["w:noBreakHyphen", () => this.#write("-")],
    ["w:sym", (attributes) => this.#write(symbolOf(attributes))],
  ]);

  #place(): Place {
    return this.#places.at(-1) ?? newPlace(this.blocks, WHITE);
  }

  #beginParagraph(): void {
    const place = this.#place();
    place.paragraph = {
      type: "paragraph",
      inlines: [],
      isItem: false,
      isHeading: false,
      isNumbered: false,
    };
    place.paragraphLook = this.#context.styles.defaults;
    place.paragraphBackground = undefined;
    this.#list = { id: "", level: "0" };
    this.#look = {};
  }

  #endParagraph(): void {
    const place = this.#place();
    if (place.paragraph) place.blocks.push(place.paragraph);
    place.paragraph = null;
  }

  #paragraphProperty(name: string, attributes: Attributes): void {
    const place = this.#place();
    const paragraph = place.paragraph;
    const value = attributes["w:val"] ?? "";
    const { styles, signs } = this.#context;
    if (!paragraph) return;
    if (name === "w:pStyle") {
      paragraph.isItem = styles.isItem(value) && !styles.isHeading(value);
      paragraph.isHeading = styles.isHeading(value);
      place.paragraphLook = { ...place.paragraphLook, ...styles.look(value) };
      place.paragraphBackground = styles.background(value);
    } else if (name === "w:shd") place.paragraphBackground = shadingOf(attributes).background;
    else if (name === "w:ilvl") this.#list.level = value;
    else if (name === "w:numId") {
      this.#list.id = value;
      paragraph.isItem = !paragraph.isHeading && signs(value, this.#list.level);
    }
  }

  #runProperty(name: string, attributes: Attributes): void {
    if (name === "w:rStyle")
      this.#look = { ...this.#look, ...this.#context.styles.look(attributes["w:val"] ?? "") };
    else this.#look = withProperty(this.#look, name, attributes);
  }

  #beginRun(): void {
    this.#look = this.#place().paragraphLook;
  }

  /**
   * Boxes are filled with anything: what stands in them counts as seen. They are read before the
   * paragraph that they are tied to.
   */
  #beginBox(): void {
    this.#places.push(newPlace(this.#place().blocks, null));
  }

  #beginField(code: string): void {
    this.#fields.begin();
    this.#fieldCode(code);
  }

  #fieldCode(code: string): void {
    this.#fields.code(code);
    const { paragraph } = this.#place();
    if (paragraph && this.#fields.isPageNumber) paragraph.isNumbered = true;
  }

  #beginLink(id: string): void {
    this.#links.push(this.#context.links.get(id) ?? null);
  }

  #setPlaceholder(isPlaceholder: boolean): void {
    this.#isPlaceholder = isPlaceholder;
  }

  #beginTable(): void {
    const table: Table = { type: "table", rows: [] };
    this.#place().blocks.push(table);
    this.#tables.push({ table, background: undefined });
  }

  #tableStyle(id: string): void {
    const table = this.#tables.at(-1);
    if (table && this.#context.styles.shades(id)) table.background = null;
  }

  #beginCell(): void {
    const open = this.#tables.at(-1);
    const blocks: Block[] = [];
    open?.table.rows.at(-1)?.push(blocks);
    const inherited = open?.background;
    this.#places.push(
      newPlace(blocks, inherited === undefined ? this.#place().background : inherited),
    );
  }

  #shadeCell(attributes: Attributes): void {
    const { background } = shadingOf(attributes);
    if (background !== undefined) this.#place().background = background;
  }

  #write(text: string): void {
    const { paragraph, paragraphBackground, background } = this.#place();
    if (!paragraph || this.#isPlaceholder || this.#fields.isPageNumber) return;
    const behind = paragraphBackground === undefined ? background : paragraphBackground;
    const url = this.#links.findLast((link) => link !== null) ?? this.#fields.url;
    const inline: Inline = { text, hidden: hiddenBy(this.#look, behind), url };
    paragraph.inlines.push(inline);
  }
}

const newPlace = (blocks: Block[], background: Colour): Place => ({
  blocks,
  background,
  paragraph: null,
  paragraphLook: {},
  paragraphBackground: undefined,
});

function symbolOf(attributes: Attributes): string {
  const code = Number.parseInt(attributes["w:char"] ?? "", 16);
  return Number.isNaN(code) ? "" : String.fromCharCode(code);
}
