/** What the parts of one document share: its writer, its looks, its words. */
import type { LineRole, LineSection } from "../../src/parsing/resume/trained/labels.ts";
import { besideRow, type HeadingStyle, headingStyle } from "./headings.ts";
import { type Indents, indentOf, indentsOf } from "./indents.ts";
import type { World } from "./people.ts";
import { sentenceOf } from "./sentences.ts";
import { skillsLine } from "./skills.ts";
import { type DateStyle, dateStyle } from "./time.ts";
import { type Look, type Row, Writer } from "./writer.ts";

/** Sections that may come without a heading in a document that has others. */
const UNSAID: ReadonlySet<string> = new Set(["work", "education", "summary"]);

export class Page {
  readonly world: World;
  readonly short: boolean;
  readonly writer = new Writer();
  readonly dates: DateStyle;
  readonly headings: HeadingStyle;
  readonly body: Look;
  readonly startBold: boolean;
  readonly entryBlank: boolean;
  /** Points by which the first line of an entry is larger. */
  readonly startLarger: number;
  readonly mark: string;
  readonly besideJoin: string;
  /** Of headings in plain text. */
  readonly headingMark: string;
  readonly headed: boolean;
  readonly bilingual: "both" | "only" | undefined;
  /** Whose document it is, once that is said. */
  name = "";
  /** Entries are told in sentences. */
  readonly telling: boolean;
  /** Nearly every line is a paragraph of its own. */
  readonly loose: boolean;
  /** Where the lines of sections and entries begin. */
  readonly indents: Indents;
  /** Rows until the next page begins; what stands there is furniture. */
  #untilBreak: number;
  #marked = false;
  /** How likely room is above a heading, and where none should be. */
  readonly gaps: readonly [above: number, anywhere: number];
  #beside: string | undefined;

  /** @param short of a page that says only what must be said */
  constructor(world: World, short = false) {
    const { random } = world;
    const size = random.between(16, 23) / 2;
    this.world = world;
    this.short = short;
    this.dates = dateStyle(world);
    this.headings = headingStyle(world, size);
    this.body = { size, bold: false, indent: 0 };
    this.startBold = random.chance(0.5);
    this.entryBlank = random.chance(0.5);
    this.startLarger = random.chance(0.2) ? random.between(1, 4) / 2 : 0;
    this.mark = random.pick(["- ", "- ", "- ", "- ", "", "• ", "1. "]);
    this.besideJoin = random.chance(0.75) ? "\t" : world.own.chinese ? "：" : ": ";
    this.headingMark = random.chance(0.04) ? "## " : "";
    this.gaps = random.pick([
      [1, 0],
      [1, 0],
      [1, 0.01],
      [0.85, 0.02],
      [0, 0],
      [0.4, 0.08],
    ] as const);
    this.headed = !random.chance(short ? 0.15 : 0.04);
    this.telling = short && random.chance(0.2);
    const foreign = random.next();
    this.bilingual = foreign < 0.06 ? "both" : foreign < 0.11 ? "only" : undefined;
    this.loose = random.chance(0.08);
    this.#untilBreak = random.chance(0.3) ? random.between(4, 45) : Number.POSITIVE_INFINITY;
    this.writer.width = random.between(70, 125);
    this.indents = indentsOf(world);
  }

  heading(name: string, section: LineSection): void {
    const { random, own } = this.world;
    if (random.chance(this.gaps[0])) this.writer.blank();
    if (!this.headed || (UNSAID.has(name) && random.chance(0.03))) return;
    const list = own.list(name);
    const second =
      random.chance(0.05) && section !== "other"
        ? random.pick([" & ", " / ", own.chinese ? "与" : ", "])
        : "";
    const words = this.headings.write(
      list.length === 0 ? name : this.#title(name) + (second ? second + random.pick(list) : ""),
    );
    const small = section === "skills" || section === "other" || section === "summary";
    if (this.headings.beside ? random.chance(0.9) : small && random.chance(0.05)) {
      this.#beside = words;
      return;
    }
    this.writer.row([words], section, "heading", this.headings.look, this.headingMark);
    if (this.headings.blank) this.writer.blank();
  }

  /** Some headings are in English, or in English too. */
  #title(name: string): string {
    const { random, own, english } = this.world;
    const [title, foreign] = [random.pick(own.list(name)), english.list(name)];
    if (own.language === "en" || foreign.length === 0 || !this.bilingual) return title;
    const other = random.pick(foreign);
    return this.bilingual === "only"
      ? other
      : `${title}${random.pick([" ", " / ", " | "])}${other}`;
  }

  row(row: Row, section: LineSection, role: LineRole, look: Partial<Look> = {}, mark = ""): void {
    const { random } = this.world;
    const all = this.#beside === undefined ? row : besideRow(this.#beside, row, this.besideJoin);
    this.#beside = undefined;
    if (section !== "furniture" && section !== "contact") this.#breakPage();
    const item = mark !== "";
    if (this.loose ? !(item && this.#marked) : random.chance(this.gaps[1])) this.writer.blank();
    this.#marked = item;
    const whole = { ...this.body, ...look };
    const indent = whole.indent + indentOf(this.indents, all, section, role, whole.size);
    this.writer.row(all, section, role, { ...whole, indent }, mark);
  }

  /** The foot of one page and the head of the next, wherever they fall. */
  #breakPage(): void {
    this.#untilBreak -= 1;
    if (this.#untilBreak > 0) return;
    const { random, own } = this.world;
    this.#untilBreak = random.between(30, 60);
    const lines = random.shuffled(own.list("furniture")).slice(0, random.pick([0, 1, 1, 1, 2]));
    for (const line of lines) {
      const words = line
        .replaceAll("{n}", this.name)
        .replaceAll("{p}", `${random.between(1, 3)}`)
        .replaceAll("{q}", `${random.between(2, 4)}`)
        .replaceAll("{d}", `${random.between(2015, 2026)}`);
      this.writer.row([words], "furniture", "body", { ...this.body, size: this.body.size - 1 });
    }
    if (random.chance(0.5)) this.writer.blank();
  }

  /** What is told of an entry. */
  description(section: LineSection): void {
    const { random, own } = this.world;
    const count = random.pick(this.short ? [0, 0, 0, 1, 2] : [0, 0, 1, 2, 3, 3, 4, 5, 7]);
    if (count > 0 && random.chance(0.06))
      this.row(
        [`${random.pick(own.list("label-body"))}${own.chinese ? "：" : ":"}`],
        section,
        "body",
      );
    for (let index = 0; index < count; index += 1) {
      const mark = this.mark === "1. " ? `${index + 1}. ` : this.mark;
      let words = random.chance(0.05) ? skillsLine(this.world) : sentenceOf(this.world);
      if (mark === "" && random.chance(0.4))
        words += `${own.chinese ? "" : " "}${sentenceOf(this.world)}`;
      this.row([words], section, "body", { indent: mark === "" ? 0 : 12 }, mark);
    }
  }
}
