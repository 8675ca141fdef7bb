/**
 * Sets pages. This blocks whoever calls it, by some milliseconds a page and ten times that for the
 * first one, so it has a process of its own; it imports as little as it can, to be there soon.
 */
import { Glyphs } from "../svg/glyphs.ts";
import type { SplitPage } from "../svg/split-page.ts";
import { splitPages } from "../svg/split-pages.ts";
import { type Compiled, TypstCompiler } from "../typst/compiler.ts";
import { drawable } from "../typst/drawable.ts";
import { Families } from "../typst/families.ts";
import { type MissingGlyph, missingIn } from "../typst/missing-glyphs.ts";
import type { SettingOrder } from "../typst/order.ts";
import { fitOnePage } from "./fit-one-page.ts";

export interface Noticed {
  readonly missing: readonly MissingGlyph[];
  /** False where one page was wanted and could not be had. */
  readonly fits: boolean;
}

export interface SetPdf extends Noticed {
  readonly pdf: Uint8Array<ArrayBuffer>;
}

export interface SetPages extends Noticed {
  readonly pages: readonly SplitPage[];
}

export class PageSetter {
  readonly #typst = new TypstCompiler();
  readonly #glyphs = new Glyphs();
  readonly #families = new Families();

  pdf(order: SettingOrder, texts: readonly string[]): SetPdf {
    const { set, fits } = this.#compile(order, false);
    return { pdf: this.#typst.pdf(set), fits, missing: missingIn(texts, this.#families) };
  }

  /** @param marks whether every text carries its number, which gives its place */
  pages(order: SettingOrder, texts: readonly string[], marks = true): SetPages {
    const { set, fits } = this.#compile(order, marks);
    const pages = splitPages(this.#typst.svg(set), this.#glyphs);
    return { pages, fits, missing: missingIn(texts, this.#families) };
  }

  #compile({ template, photo, fit, ...order }: SettingOrder, marks: boolean) {
    const { density } = order;
    const set = (scale: number, gaps: number): Compiled =>
      this.#typst.compile(
        template,
        drawable({ ...order, density: density * gaps, scale, marks }, this.#families),
        photo,
      );
    return fit ? fitOnePage(set) : { set: set(1, 1), fits: true };
  }
}
