/**
 * The people whom a filter lets through, as a query that lists, counts and searches share. Each limit
 * is a list that a database makes once, not a question that it asks of each person.
 */
import { namesOfPlace } from "@bole/reading/text";
import type { Db } from "../parts.ts";
import { searchText } from "../sql/columns.ts";
import { allPeople, type PeopleQuery } from "./all-people.ts";
import type { CheckedFilter } from "./candidate-filter.ts";
import { freePeople, notReached } from "./progress-filters.ts";

export function matchingPeople(db: Db, filter: CheckedFilter) {
  const { q, source, label, skills = [] } = filter;
  let query = allPeople(db);
  if (source !== undefined) query = query.where("people.source", "=", source);
  if (label !== undefined) {
    query = query.where("people.id", "in", (eb) =>
      eb.selectFrom("person_labels").select("person_labels.person_id").where("label", "=", label),
    );
  }
  query = contains(query, "people.search", [q ?? ""]);
  query = contains(query, "people.search_location", namesOfPlace(filter.location ?? ""));
  for (const skill of new Set(skills)) {
    query = query.where("people.id", "in", (eb) =>
      eb.selectFrom("person_tags").select("person_tags.person_id").where("tag", "=", skill),
    );
  }
  query = byResume(query, filter);
  query = byApplication(query, filter);
  if (filter.not_reached !== undefined) query = notReached(query, filter.not_reached);
  if (filter.available === true) query = freePeople(query);
  return byDoubt(query, filter);
}

/** One of the texts. Whether anything is left out says whether it is in there, without a pattern to escape. */
function contains(
  query: PeopleQuery,
  column: "people.search" | "people.search_location",
  texts: readonly string[],
): PeopleQuery {
  const sought = texts.map((text) => searchText(text.trim())).filter((text) => text !== "");
  if (sought.length === 0) return query;
  return query.where(({ eb, fn, val, ref, or }) =>
    or(sought.map((text) => eb(fn("replace", [column, val(text), val("")]), "<>", ref(column)))),
  );
}

/** By the newest résumé. */
function byResume(
  query: PeopleQuery,
  { min_years, max_years, language }: CheckedFilter,
): PeopleQuery {
  if (min_years === undefined && max_years === undefined && language === undefined) return query;
  return query.where("people.resume_id", "in", (eb) => {
    let resumes = eb.selectFrom("resumes").select("resumes.id");
    if (min_years !== undefined) resumes = resumes.where("resumes.years", ">=", min_years);
    if (max_years !== undefined) resumes = resumes.where("resumes.years", "<=", max_years);
    if (language !== undefined) resumes = resumes.where("resumes.language", "=", language);
    return resumes;
  });
}

function byApplication(query: PeopleQuery, { stage, job_id }: CheckedFilter): PeopleQuery {
  if (stage === undefined && job_id === undefined) return query;
  return query.where("people.id", "in", (eb) => {
    let applications = eb.selectFrom("pipeline").select("pipeline.person_id");
    if (job_id !== undefined) applications = applications.where("job_id", "=", job_id);
    if (stage !== undefined) applications = applications.where("stage", "=", stage);
    return applications;
  });
}

function byDoubt(query: PeopleQuery, { findings, duplicates }: CheckedFilter): PeopleQuery {
  let limited = query;
  if (findings !== undefined) {
    limited = limited.where("people.id", findings ? "in" : "not in", (eb) =>
      eb.selectFrom("resumes").select("resumes.person_id").where("finding_count", ">", 0),
    );
  }
  if (duplicates !== undefined) {
    limited = limited.where("people.id", duplicates ? "in" : "not in", (eb) =>
      eb.selectFrom("possible_duplicates").select("possible_duplicates.person_id"),
    );
  }
  return limited;
}
