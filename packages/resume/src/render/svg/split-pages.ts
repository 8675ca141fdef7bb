/**
 * Typst's SVG of a whole document as one SVG for each page, and where each marked text stands. What
 * is written is built anew out of shapes and numbers that were checked: no text of the résumé, no
 * style, no script and no link is in it, so a page can put it into its own document as it is.
 */
import type { Glyphs } from "./glyphs.ts";
import { PageWriter } from "./page-writer.ts";
import { readTags, type Tag } from "./read-tags.ts";
import type { SplitPage } from "./split-page.ts";

/** Nothing but commands and numbers. */
const OUTLINE = /^[A-Za-z\d\s.,-]*$/;

export function splitPages(svg: string, glyphs: Glyphs): SplitPage[] {
  const outlines = new Map<string, string>();
  const pages: SplitPage[] = [];
  let page: PageWriter | null = null;
  let skipping = 0;
  for (const tag of readTags(svg)) {
    // What lies under a letter for selecting it in Typst's own viewer has the résumé's words.
    if (tag.name === "foreignObject") {
      skipping += tag.kind === "open" ? 1 : -1;
    } else if (skipping === 0 && page === null) {
      if (isPage(tag)) page = new PageWriter(outlines);
      else if (tag.name === "path") keepOutline(outlines, glyphs, tag);
    } else if (skipping === 0 && page !== null) {
      page.take(tag);
      if (page.isWhole) {
        pages.push(page.done());
        page = null;
      }
    }
  }
  return pages;
}

const isPage = (tag: Tag) => tag.kind === "open" && tag.attribute("class") === "typst-page";

function keepOutline(outlines: Map<string, string>, glyphs: Glyphs, tag: Tag): void {
  const [id, d] = [tag.attribute("id"), tag.attribute("d")];
  if (id === undefined || d === undefined || !OUTLINE.test(d)) return;
  outlines.set(id, glyphs.compact(id, d));
}
