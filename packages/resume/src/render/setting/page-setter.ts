/**
 * Sets pages. This blocks whoever calls it, by some milliseconds a page and ten times that for the
 * first one, so it has a process of its own; it imports as little as it can, to be there soon.
 */
import { Glyphs } from "../svg/glyphs.ts";
import type { SplitPage } from "../svg/split-page.ts";
import { splitPages } from "../svg/split-pages.ts";
import { TypstCompiler } from "../typst/compiler.ts";
import { drawable } from "../typst/drawable.ts";
import { Families } from "../typst/families.ts";
import { type MissingGlyph, missingIn } from "../typst/missing-glyphs.ts";
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
  readonly #families = new Families();

  pdf({ template, ...order }: SettingOrder, texts: readonly string[]): SetPdf {
    const pdf = this.#typst.pdf(template, drawable({ ...order, marks: false }, this.#families));
    return { pdf, missing: missingIn(texts, this.#families) };
  }

  /** @param marks whether every text carries its number, which gives its place */
  pages({ template, ...order }: SettingOrder, texts: readonly string[], marks = true): SetPages {
    const svg = this.#typst.svg(template, drawable({ ...order, marks }, this.#families));
    return { pages: splitPages(svg, this.#glyphs), missing: missingIn(texts, this.#families) };
  }
}
