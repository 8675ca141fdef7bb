/** HTML as the lines a person sees. Scripts are never run, and never read. */
import { Parser } from "htmlparser2";
import type { DocumentKind, ReadDocument } from "../../model/read-document.ts";
import { withPlainBullet } from "../text/bullets.ts";
import { TextWriter } from "../text/text-writer.ts";
import { type ElementLook, hiddenIn, lookOf, PAGE_LOOK } from "./element-look.ts";
import { StyleRules } from "./style-rules.ts";

/** Never shown as text. */
const SILENT = new Set(
  "script style noscript template title head svg math iframe object embed canvas audio video select datalist textarea".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote body dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead tr ul".split(
    " ",
  ),
);
/** There is an empty line around these. */
const PARAGRAPHS = new Set(
  "article aside blockquote dl figure h1 h2 h3 h4 h5 h6 header ol p pre section table ul".split(
    " ",
  ),
);

/** Deeper than any page; beyond it, reading costs time that grows with the square of the depth. */
const DEEPEST = 10_000;

interface Open {
  readonly name: string;
  readonly look: ElementLook;
  readonly silent: boolean;
  /** It is an item of a list, or in one. */
  readonly inItem: boolean;
  /** Its line breaks count. */
  readonly inPre: boolean;
  readonly link: { readonly url: string; readonly start: number } | null;
}

export function readHtml(html: string, maxCharacters: number, kind: DocumentKind): ReadDocument {
  const writer = new TextWriter(maxCharacters);
  const rules = rulesOf(html);
  const stack: Open[] = [];
  const top = () => stack.at(-1);
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = top();
      const silent = (parent?.silent ?? false) || SILENT.has(name);
      const style = rules.of(name, attributes);
      const look = lookOf(parent?.look ?? PAGE_LOOK, style, "hidden" in attributes);
      const link = linkOf(name, attributes.href, writer.position);
      const inItem = (parent?.inItem ?? false) || name === "li";
      const inPre = (parent?.inPre ?? false) || name === "pre";
      stack.push({ name, look, silent, inItem, inPre, link });
      if (stack.length > DEEPEST) {
        writer.warnings.add("text_cut");
        parser.pause();
      }
      if (silent) return;
      if (name === "br") writer.endLine();
      else if (name === "td" || name === "th") writer.tab();
      else if (isBlock(name, style)) breakAt(writer, name, inItem);
      if (name === "li" && hiddenIn(look) === null) writer.beginItem();
    },
    onclosetag(name) {
      const open = stack.pop();
      if (!open || open.silent) return;
      if (open.link) writer.link(open.link.start, open.link.url);
      if (name === "li") writer.endItem();
      else if (BLOCKS.has(name)) breakAt(writer, name, open.inItem);
    },
    ontext(data) {
      const open = top();
      if (open?.silent) return;
      const reason = hiddenIn(open?.look ?? PAGE_LOOK);
      if (reason !== null) writer.hide(data, reason);
      else if (open?.inPre) writeLines(writer, data);
      else writer.flow(data);
    },
    oncomment(data) {
      if (isNote(data)) writer.hide(data, "invisible");
    },
  });
  parser.end(html);
  const document = writer.document(kind);
  return { ...document, hidden: joined(document.hidden) };
}

/** Style sheets may stand after what they style. */
function rulesOf(html: string): StyleRules {
  const rules = new StyleRules();
  for (const [, sheet] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi))
    rules.add(sheet ?? "");
  return rules;
}

const isBlock = (name: string, style: ReadonlyMap<string, string>) =>
  BLOCKS.has(name) || /^(block|flex|grid)$/.test(style.get("display") ?? "");

/** Items of a list stay together, whatever they are made of. */
function breakAt(writer: TextWriter, name: string, isInItem: boolean): void {
  if (PARAGRAPHS.has(name) && !isInItem) writer.endBlock();
  else writer.endLine();
}

function linkOf(name: string, url: string | undefined, start: number): Open["link"] {
  if (name !== "a" || !url || !/^(https?:|mailto:|tel:)/i.test(url)) return null;
  return { url, start };
}

function writeLines(writer: TextWriter, data: string): void {
  for (const [index, line] of data.split("\n").entries()) {
    if (index > 0) writer.endLine();
    const kept = withPlainBullet(line).trimEnd();
    if (kept !== "") writer.exactly(kept);
  }
}

/** Sentences, not what tools leave behind for other tools. */
const isNote = (comment: string) =>
  !/^\s*\[(if|endif)/i.test(comment) && (comment.match(/\p{L}{2,}/gu)?.length ?? 0) >= 4;

/** Pieces of one hidden element are one. */
function joined(hidden: ReadDocument["hidden"]): ReadDocument["hidden"] {
  const result: ReadDocument["hidden"] = [];
  for (const piece of hidden) {
    const last = result.at(-1);
    if (last && last.reason === piece.reason && last.at === piece.at)
      result[result.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    else result.push(piece);
  }
  return result;
}
