import type { RunRecord } from "./ports/runs.ts";

/** What a run is found by. Here, because databases disagree on what lower case is. */
export function searchText({ title, run_id }: Pick<RunRecord, "title" | "run_id">): string {
  return `${lowerCase(title)}\n${lowerCase(run_id)}`;
}

/** Without control characters: a line break parts title and id, and NUL cannot be stored. */
export function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll(/\p{Cc}/gu, "");
}
