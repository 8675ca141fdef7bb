import { join } from "node:path";
import type { Values } from "./settings.ts";

/** Where the engine keeps what it knows. Only on SQLite is this process the only one. */
export type MemoryPlace =
  | { readonly kind: "sqlite"; readonly file: string }
  | {
      readonly kind: "postgres";
      readonly url: string;
      /** A Redis for answers of agents that may be remembered. */
      readonly cacheUrl: string | undefined;
    }
  | {
      readonly kind: "redis";
      readonly url: string;
      /** Where people are. */
      readonly databaseUrl: string;
    };

export function memoryPlace(values: Values, dataFolder: string): MemoryPlace {
  const { BOLE_MEMORY, BOLE_REDIS_URL, BOLE_DATABASE_URL } = values;
  if (BOLE_MEMORY === "redis" && BOLE_REDIS_URL !== undefined && BOLE_DATABASE_URL !== undefined)
    return { kind: "redis", url: BOLE_REDIS_URL, databaseUrl: BOLE_DATABASE_URL };
  if (BOLE_DATABASE_URL !== undefined)
    return { kind: "postgres", url: BOLE_DATABASE_URL, cacheUrl: BOLE_REDIS_URL };
  return { kind: "sqlite", file: sqliteFile(dataFolder) };
}

/** The one database of an embedded Bole. */
export function sqliteFile(dataFolder: string): string {
  return join(dataFolder, "bole.sqlite");
}
