import type { Json } from "./columns.ts";

/** A search for people under a name, for everybody of the tenant. */
interface SavedViewRow {
  tenant: string;
  id: string;
  name: string;
  /** The name as it is compared: two of a tenant are never the same. */
  name_key: string;
  filter: Json;
  actor: string;
  created_at: string;
  updated_at: string;
}

export interface ViewTables {
  saved_views: SavedViewRow;
}
