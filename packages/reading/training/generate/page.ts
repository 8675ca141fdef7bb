/** What the parts of one document share: its writer, its looks, its words. */
import type { LineRole, LineSection } from "../../src/parsing/resume/trained/labels.ts";
import { besideRow, type HeadingStyle, headingStyle } from "./headings.ts";
import type { World } from "./people.ts";
import { sentenceOf } from "./sentences.ts";
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
  readonly mark: string;
  readonly besideJoin: string;
  /** Of headings in plain text. */
  readonly headingMark: string;
  readonly headed: boolean;
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
    this.headed = !random.chance(0.04);
    this.writer.width = random.between(70, 125);
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
      list.length === 0 ? name : random.pick(list) + (second ? second + random.pick(list) : ""),
    );
    const small = section === "skills" || section === "other" || section === "summary";
    if (this.headings.beside ? random.chance(0.9) : small && random.chance(0.05)) {
      this.#beside = words;
      return;
    }
    this.writer.row([words], section, "heading", this.headings.look, this.headingMark);
    if (this.headings.blank) this.writer.blank();
  }

  row(row: Row, section: LineSection, role: LineRole, look: Partial<Look> = {}, mark = ""): void {
    const { random } = this.world;
    const all = this.#beside === undefined ? row : besideRow(this.#beside, row, this.besideJoin);
    this.#beside = undefined;
    if (random.chance(this.gaps[1])) this.writer.blank();
    this.writer.row(all, section, role, { ...this.body, ...look }, mark);
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
      let words = sentenceOf(this.world);
      if (mark === "" && random.chance(0.4))
        words += `${own.chinese ? "" : " "}${sentenceOf(this.world)}`;
      this.row([words], section, "body", { indent: mark === "" ? 0 : 12 }, mark);
    }
  }
}
