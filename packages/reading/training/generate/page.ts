/** What the parts of one document share: its writer, its looks, its words. */
import type { LineRole, LineSection } from "../../src/parsing/resume/trained/labels.ts";
import { besideRow, type HeadingStyle, headingStyle } from "./headings.ts";
import type { World } from "./people.ts";
import { sentenceOf } from "./sentences.ts";
import { type DateStyle, dateStyle } from "./time.ts";
import { type Look, type Row, Writer } from "./writer.ts";

export class Page {
  readonly world: World;
  readonly writer = new Writer();
  readonly dates: DateStyle;
  readonly headings: HeadingStyle;
  readonly body: Look;
  readonly startBold: boolean;
  readonly entryBlank: boolean;
  readonly mark: string;
  readonly headed: boolean;
  #beside: string | undefined;

  constructor(world: World) {
    const { random } = world;
    const size = random.between(16, 23) / 2;
    this.world = world;
    this.dates = dateStyle(world);
    this.headings = headingStyle(world, size);
    this.body = { size, bold: false, indent: 0 };
    this.startBold = random.chance(0.5);
    this.entryBlank = random.chance(0.5);
    this.mark = random.pick(["- ", "- ", "- ", "- ", "", "• ", "1. "]);
    this.headed = !random.chance(0.04);
    this.writer.width = random.between(70, 125);
  }

  heading(name: string, section: LineSection): void {
    const { random, own } = this.world;
    this.writer.blank();
    if (!this.headed) return;
    const list = own.list(name);
    const second =
      random.chance(0.05) && section !== "other"
        ? random.pick([" & ", " / ", own.chinese ? "与" : ", "])
        : "";
    const words = this.headings.write(
      list.length === 0 ? name : random.pick(list) + (second ? second + random.pick(list) : ""),
    );
    if (this.headings.beside && random.chance(0.9)) {
      this.#beside = words;
      return;
    }
    this.writer.row([words], section, "heading", this.headings.look);
    if (this.headings.blank) this.writer.blank();
  }

  row(row: Row, section: LineSection, role: LineRole, look: Partial<Look> = {}, mark = ""): void {
    const all = this.#beside === undefined ? row : besideRow(this.#beside, row);
    this.#beside = undefined;
    this.writer.row(all, section, role, { ...this.body, ...look }, mark);
  }

  /** What is told of an entry. */
  description(section: LineSection): void {
    const { random, own } = this.world;
    const count = random.pick([0, 0, 1, 2, 3, 3, 4, 5, 7]);
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
