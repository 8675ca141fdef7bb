/**
 * Sets pages. This blocks whoever calls it, by some milliseconds a page and ten times that for the
 * first one, so it has a thread of its own; it imports as little as it can, to be there soon.
 */
import { Glyphs } from "../svg/glyphs.ts";
import { type SplitPage, splitPages } from "../svg/split-pages.ts";
import { TypstCompiler } from "../typst/compiler.ts";
import { type MissingGlyph, MissingGlyphs } from "../typst/missing-glyphs.ts";
import type { SettingOrder } from "../typst/order.ts";

export interface SetPdf {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly missing: readonly MissingGlyph[];
}

export interface SetPages {
  readonly pages: readonly SplitPage[];
  readonly missing: readonly MissingGlyph[];
}

export class PageSetter {
  readonly #typst = new TypstCompiler();
  readonly #glyphs = new Glyphs();
  readonly #missing = new MissingGlyphs();

  pdf(order: SettingOrder, texts: readonly string[]): SetPdf {
    return { pdf: this.#typst.pdf(order), missing: this.#missing.in(texts) };
  }

  pages(order: SettingOrder, texts: readonly string[], marks = true): SetPages {
    const pages = splitPages(this.#typst.svg(order, marks), this.#glyphs);
    return { pages, missing: this.#missing.in(texts) };
  }
}
