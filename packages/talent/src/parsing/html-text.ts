/**
 * HTML as the lines that a reader would see: for advertisements that are pasted as markup, and for
 * descriptions inside of JSON-LD. Nothing is run, nothing is loaded, and what a page hides is left out.
 */
import { Parser } from "htmlparser2";

const BLOCK =
  /^(address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tr|ul)$/;
const PARAGRAPH = /^(h[1-6]|p|ul|ol|table|section|article|blockquote)$/;
const UNSEEN = /^(script|style|noscript|template|head|title|svg|iframe|object|select|textarea)$/;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i;

interface HtmlTextOptions {
  /** Line breaks of the source count: it is text with some markup in it. @default false */
  readonly keepLines?: boolean;
}

export function htmlToText(html: string, { keepLines = false }: HtmlTextOptions = {}): string {
  let text = "";
  /** How deep inside of something unseen; 0 is outside. */
  let unseen = 0;
  /** Inside of an item a paragraph is a line. */
  let items = 0;
  const breakLine = (name: string) => {
    // The item's own paragraph begins beside its mark.
    if (/(?:^|\n)- $/.test(text)) return;
    const blank = /\n\n$/.test(text) || (PARAGRAPH.test(name) && items === 0);
    text = `${text.trimEnd()}${blank ? "\n\n" : "\n"}`;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unseen > 0 || isUnseen(name, attributes)) {
        if (!VOID.test(name)) unseen += 1;
        return;
      }
      if (BLOCK.test(name)) breakLine(name);
      if (name === "li") {
        text += "- ";
        items += 1;
      }
      if ((name === "td" || name === "th") && !/\n\s*$/.test(text)) text += "  ";
    },
    onclosetag(name) {
      if (unseen > 0) {
        if (!VOID.test(name)) unseen -= 1;
        return;
      }
      if (name === "li") items -= 1;
      if (BLOCK.test(name) && name !== "br") breakLine(name);
    },
    ontext(data) {
      if (unseen > 0) return;
      const words = data.replace(keepLines ? /[^\S\n]+/g : /\s+/g, " ");
      text += /[\n ]$|^$/.test(text) ? words.replace(/^ +/, "") : words;
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function isUnseen(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    UNSEEN.test(name) ||
    attributes.hidden !== undefined ||
    HIDDEN_STYLE.test(attributes.style ?? "")
  );
}
