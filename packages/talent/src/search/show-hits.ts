/** Hits as they are shown: the piece of text that explains each, and what was found in it. */
import type { Store } from "@bole/store";
import { type SearchHit, SearchKind } from "../model/search.ts";
import type { Concepts } from "./concepts.ts";
import { readTexts } from "./sql/entries.ts";
import type { SearchTables } from "./sql/tables.ts";
import { chunksOf } from "./text/chunks.ts";
import { type Span, snippetOf } from "./text/snippet.ts";
import type { Fused } from "./tracks/fuse.ts";
import type { SoughtConcept } from "./tracks/tag-track.ts";

export interface Shown {
  readonly store: Store<SearchTables>;
  readonly concepts: Concepts;
}

export interface Explanation {
  /** Words of the question, with how much each says. */
  readonly weights: ReadonlyMap<string, number>;
  readonly sought: readonly SoughtConcept[];
}

export async function showHits(
  { store, concepts }: Shown,
  tenant: string,
  fused: readonly Fused[],
  { weights, sought }: Explanation,
): Promise<SearchHit[]> {
  const ids = new Set(sought.map(({ id }) => id));
  const spansIn = (text: string): Span[] =>
    ids.size === 0
      ? []
      : concepts.find(text).flatMap(({ id, spans }) => (ids.has(id) ? spans : []));
  const positions = fused.map(({ found }) => found.entry.pos);
  const texts = await readTexts(store, tenant, positions);
  const byPosition = new Map(texts.map((text) => [text.pos, text]));
  return fused.flatMap(({ found, by: found_by, score, chunk }) => {
    const { segment, entry } = found;
    const shown = byPosition.get(entry.pos);
    // Removed in the meantime.
    if (shown === undefined) return [];
    const { title, text, language } = shown;
    const start = () => chunksOf(shown)[chunk]?.start ?? 0;
    const tags = entry.tags
      .map((tag) => segment.roster.tagNames.nameOf(tag))
      .filter((tag) => ids.has(tag));
    // A text without such a tag need not be read for it.
    const conceptsIn = tags.length > 0 ? spansIn : () => [];
    const snippet = snippetOf(text, language, { words: weights, concepts: conceptsIn, start });
    return [
      {
        kind: SearchKind.parse(segment.kind),
        id: entry.id,
        person_id: entry.person_id,
        title,
        ...snippet,
        score,
        found_by,
        tags,
      },
    ];
  });
}
