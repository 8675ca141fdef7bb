/** Hits as lines for a terminal: who, why, and the words around it. */
import type { SearchAnswer } from "../../http/contract/search.ts";
import type { Text } from "../../http/contract/text.ts";
import { type Io, inLanguage } from "../io.ts";
import { coloured, plain } from "../terminal/paint.ts";
import { clipText, oneLine } from "../terminal/text-width.ts";

const KINDS: Readonly<Record<SearchAnswer["hits"][number]["kind"], Text>> = {
  person: { en: "person", zh: "人" },
  resume: { en: "résumé", zh: "简历" },
  job: { en: "job", zh: "职位" },
  project: { en: "project", zh: "项目" },
};
const TRACKS: Readonly<Record<SearchAnswer["tracks"][number]["track"], Text>> = {
  tag: { en: "skills", zh: "技能" },
  semantic: { en: "meaning", zh: "语义" },
  keyword: { en: "words", zh: "关键词" },
};

export function searchLines({ hits, tracks, index }: SearchAnswer, io: Io): string {
  const paint = io.isTerminal ? coloured : plain;
  const width = io.isTerminal ? io.size().columns - 4 : Number.POSITIVE_INFINITY;
  const told = hits.map((hit, place) => {
    const why = hit.found_by.map(({ track }) => inLanguage(io, TRACKS[track])).join(", ");
    const kind = inLanguage(io, KINDS[hit.kind]);
    const head = `${place + 1}. ${paint("bold", oneLine(hit.title))}  ${paint("dim", `${kind} ${hit.id} · ${why}`)}`;
    return `${head}\n   ${clipText(oneLine(hit.snippet), width)}\n`;
  });
  const notes = tracks
    .filter(({ state }) => state === "unavailable")
    .map(({ track, note }) => `! ${inLanguage(io, TRACKS[track])}: ${note ?? ""}\n`);
  if (index.pending > 0) {
    notes.push(
      inLanguage(io, {
        en: `! ${index.pending} texts are not indexed by meaning yet.\n`,
        zh: `! 还有 ${index.pending} 段文本尚未按语义索引。\n`,
      }),
    );
  }
  if (hits.length === 0) told.push(inLanguage(io, { en: "Nothing found.\n", zh: "没有找到。\n" }));
  return [...told, ...notes].join("");
}
