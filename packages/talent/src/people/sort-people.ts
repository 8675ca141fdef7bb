/** The orders in which candidates can be listed. Who has no value there comes last, either way. */
import type { CandidateSort, SortOrder } from "./candidate-sort.ts";
import type { matchingPeople } from "./matching-people.ts";

interface Sorting {
  /** @default "added" */
  readonly sort?: CandidateSort | undefined;
  /** @default from A to Z for words; the newest and the most first */
  readonly order?: SortOrder | undefined;
}

/** The newest first, by their position alone. */
export function isUsualOrder({ sort = "added", order = usual(sort) }: Sorting): boolean {
  return sort === "added" && order === "desc";
}

export function sortPeople(
  people: ReturnType<typeof matchingPeople>,
  { sort = "added", order = usual(sort) }: Sorting,
) {
  return people
    .leftJoin("resumes", "resumes.id", "people.resume_id")
    .select("people.id")
    .orderBy(
      ({ ref, fn, val }) => {
        if (sort === "years") return ref("resumes.years");
        if (sort === "updated") return ref("people.updated_at");
        if (sort === "added") return ref("people.pos");
        // These are in lower case; the text that people are found by begins with their name.
        const words = sort === "name" ? "people.search" : "people.search_location";
        return fn<string | null>("nullif", [words, val("")]);
      },
      (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast(),
    )
    .orderBy("people.pos", "desc");
}

function usual(sort: CandidateSort): SortOrder {
  return sort === "name" || sort === "location" ? "asc" : "desc";
}
