import { collapse } from "@bole/base";
import { threadJob } from "@bole/base/threads";
import { asMeant, withOtherNames } from "../../titles/index.ts";
import { queryWords } from "./query-words.ts";

export interface ReadQuery {
  /** With the other names of what is named in it. */
  readonly named: string;
  /** As a model should read it. */
  readonly meant: string;
  /** For the keywords. */
  readonly words: string[];
}

/** What somebody seeks, made ready for the tracks. */
export function readQuery(given: string): ReadQuery {
  const q = collapse(given);
  const named = withOtherNames(q);
  return { named, meant: asMeant(q), words: queryWords(named) };
}

export const readQueryJob = threadJob<typeof readQuery>(new URL(import.meta.url), "readQuery");
