import type { ErrorTable } from "@bole/base";

/** What is said of a code in another language: what it means, and what to do. */
export interface Words {
  readonly title: string;
  readonly remedy: string;
}

/** A code without its words does not compile. */
export type WordsOf<Table extends ErrorTable> = Readonly<Record<keyof Table, Words>>;
