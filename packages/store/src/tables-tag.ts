declare const TABLES: unique symbol;

/**
 * Marks a type with the tables it is about, so that a store without a package's tables can't be
 * given to that package. Nothing has this property at run time.
 */
export interface TablesTag<Tables> {
  readonly [TABLES]?: Tables;
}
