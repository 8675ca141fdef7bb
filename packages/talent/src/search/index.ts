export {
  createSearchIndex,
  type SearchIndexOptions,
} from "./create-search-index.ts";
export type { Recalled, RecalledEntry, RecallQuery } from "./recall/recall-query.ts";
export type { SearchIndex, SearchQuery } from "./search-index.ts";
export { searchMigrations } from "./sql/migrations.ts";
export type { SearchTables } from "./sql/tables.ts";
export { queryWords } from "./text/query-words.ts";
export { type Word, wordsOf } from "./text/words.ts";
export type { PrecomputedVectors } from "./vectors/precomputed-vectors.ts";
