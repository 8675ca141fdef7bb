/** Which database a store is on. Code above the store should hardly ever ask. */
export type DatabaseKind = "sqlite" | "postgres";
