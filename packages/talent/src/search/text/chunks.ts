/**
 * Texts as pieces that a sentence model can read: the embedded one cuts after 128 tokens, which is
 * about so much. An entry is as near as its nearest piece. Six pieces are two pages of English or
 * one of Chinese and cost 0.1 s of the model's thread; what comes after them is found by keywords.
 */
import type { SearchEntry } from "../../model/search.ts";

const LENGTHS = { en: 520, zh: 130 } as const;
const MOST_CHUNKS = 6;
/** Where a piece may end, best first. */
const BREAKS = [/\n\s*\n/gu, /[。！？!?;；]|\.\s|\n/gu, /[,，、\s]/gu];

export interface Chunk {
  readonly text: string;
  /** Where in the entry's text it begins. */
  readonly start: number;
}

/** At least one: the title goes before the first. */
export function chunksOf({
  title,
  text,
  language,
}: Pick<SearchEntry, "title" | "text" | "language">): Chunk[] {
  const most = LENGTHS[language];
  const chunks: Chunk[] = [];
  let start = 0;
  while (chunks.length < MOST_CHUNKS && (start < text.length || chunks.length === 0)) {
    const head = chunks.length === 0 && title !== "" ? `${title}\n` : "";
    const room = Math.max(most - head.length, most / 2);
    const end = endOf(text, start, room);
    const piece = `${head}${text.slice(start, end)}`.trim();
    if (piece !== "" || chunks.length === 0) chunks.push({ text: piece, start });
    start = end;
    if (start >= text.length) break;
  }
  return chunks;
}

function endOf(text: string, start: number, room: number): number {
  if (text.length - start <= room) return text.length;
  const window = text.slice(start, start + room);
  for (const pattern of BREAKS) {
    const last = [...window.matchAll(pattern)].at(-1);
    if (last !== undefined && last.index >= room / 2) return start + last.index + last[0].length;
  }
  return start + window.toWellFormed().length;
}
