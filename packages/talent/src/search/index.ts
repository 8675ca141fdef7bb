export type { SearchIndex, SearchQuery } from "./search-index.ts";
export type { SearchTables } from "./sql/tables.ts";
