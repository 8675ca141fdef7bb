export {
  createSearchIndex,
  type SearchIndexOptions,
} from "./create-search-index.ts";
export type { SearchIndex, SearchQuery } from "./search-index.ts";
export { searchMigrations } from "./sql/migrations.ts";
export type { SearchTables } from "./sql/tables.ts";
