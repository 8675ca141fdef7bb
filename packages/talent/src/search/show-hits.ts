/** Hits as they are shown: the piece of text that explains each, and what was found in it. */
import type { Store } from "@bole/store";
import type { SearchHit } from "../model/search.ts";
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
  // Rows may get another owner while the texts are read, so what is needed of them is taken first.
  const rows = fused.map((item) => {
    const { segment, row, id } = item.found;
    const entry = segment.roster.at(row);
    const tags = (segment.roster.tags[row] ?? []).map((tag) => segment.roster.tagNames.nameOf(tag));
    return { item, kind: segment.kind, id, entry, tags: tags.filter((tag) => ids.has(tag)) };
  });
  const positions = rows.flatMap(({ entry }) => (entry === null ? [] : [entry.pos]));
  const texts = await readTexts(store, tenant, positions);
  const byPosition = new Map(texts.map((text) => [text.pos, text]));
  return rows.flatMap(({ item, kind, id, entry, tags }) => {
    const found = entry && byPosition.get(entry.pos);
    // Removed in the meantime.
    if (entry === null || !found) return [];
    const { title, text, language } = found;
    const start = () => chunksOf(found)[item.chunk]?.start ?? 0;
    const snippet = snippetOf(text, language, { words: weights, concepts: spansIn, start });
    const { score, by: found_by } = item;
    const { person_id } = entry;
    return [{ kind, id, person_id, title, ...snippet, score, found_by, tags }];
  });
}
