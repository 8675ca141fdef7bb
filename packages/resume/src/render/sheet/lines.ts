/** The lines of a description, a summary or a list of skills: bullets and paragraphs. */
import type { Runs } from "./runs.ts";
import type { Line } from "./sheet.ts";

const BULLET = /^(\s*)[-•*·]\s+(?=\S)/;
const DEEPEST = 2;
/** "Languages: Go, Rust", "后端：Java"; not an address, and not a sentence with a colon in it. */
const LABEL = /^([\p{L}\p{N} &/+#.·、-]{1,24}[:：])(?!\/\/)\s*(?=\S)/u;
/** A line that is longer fills about two on the page, and is not alone there. */
const SHORT = 160;

export interface LineOptions {
  /** Words before a colon stand out. @default false */
  readonly labels?: boolean;
}

export function linesOf(
  runs: Runs,
  path: string,
  text: string,
  { labels = false }: LineOptions = {},
): Line[] {
  const written = text
    .split("\n")
    .map((content, line) => ({ content, line }))
    .filter(({ content }) => content.trim() !== "");
  return written.map(({ content, line }, at) => {
    const [mark = "", indent = ""] = BULLET.exec(content) ?? [];
    const said = content.slice(mark.length).trim();
    const [, label] = (labels && LABEL.exec(said)) || [];
    const rest = label === undefined ? said : said.slice(label.length).trim();
    const isEdge = at === 0 || at === written.length - 2;
    return {
      bullet: mark !== "",
      level: Math.min(DEEPEST, Math.floor(indent.replaceAll("\t", "  ").length / 2)),
      ...(label !== undefined && { label: runs.of(path, label, { line }) }),
      run: runs.of(path, rest, { line }),
      keep: at < written.length - 1 && isEdge && said.length <= SHORT,
    };
  });
}
