/** The people whom a filter lets through, as a query that lists, counts and searches share. */
import type { Db } from "../parts.ts";
import { searchText } from "../sql/columns.ts";
import type { CheckedFilter } from "./candidate-filter.ts";

export function matchingPeople(db: Db, filter: CheckedFilter) {
  const { q, source, skills = [] } = filter;
  let query = allPeople(db);
  if (source !== undefined) query = query.where("people.source", "=", source);
  query = contains(query, "people.search", q);
  query = contains(query, "people.search_location", filter.location);
  for (const skill of new Set(skills)) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("person_tags")
          .select("person_tags.tag")
          .whereRef("person_tags.person_id", "=", "people.id")
          .where("person_tags.tag", "=", skill),
      ),
    );
  }
  query = byResume(query, filter);
  query = byApplication(query, filter);
  return byDoubt(query, filter);
}

type PeopleQuery = ReturnType<typeof allPeople>;

function allPeople(db: Db) {
  return db.selectFrom("people");
}

/** Whether anything is left out says whether it is in there, without a pattern to escape. */
function contains(
  query: PeopleQuery,
  column: "people.search" | "people.search_location",
  text: string | undefined,
): PeopleQuery {
  const sought = searchText(text?.trim() ?? "");
  if (sought === "") return query;
  return query.where(({ eb, fn, val, ref }) =>
    eb(fn("replace", [column, val(sought), val("")]), "<>", ref(column)),
  );
}

/** By the newest résumé. */
function byResume(
  query: PeopleQuery,
  { min_years, max_years, language }: CheckedFilter,
): PeopleQuery {
  if (min_years === undefined && max_years === undefined && language === undefined) return query;
  return query.where(({ exists, selectFrom }) => {
    let resume = selectFrom("resumes")
      .select("resumes.id")
      .whereRef("resumes.id", "=", "people.resume_id");
    if (min_years !== undefined) resume = resume.where("resumes.years", ">=", min_years);
    if (max_years !== undefined) resume = resume.where("resumes.years", "<=", max_years);
    if (language !== undefined) resume = resume.where("resumes.language", "=", language);
    return exists(resume);
  });
}

function byApplication(query: PeopleQuery, { stage, job_id }: CheckedFilter): PeopleQuery {
  if (stage === undefined && job_id === undefined) return query;
  return query.where(({ exists, selectFrom }) => {
    let application = selectFrom("applications")
      .innerJoin("application_stages", "application_stages.application_id", "applications.id")
      .select("applications.id")
      .whereRef("applications.person_id", "=", "people.id")
      .where("applications.merged_into", "is", null);
    if (job_id !== undefined) application = application.where("applications.job_id", "=", job_id);
    if (stage !== undefined) {
      application = application.where("application_stages.stage", "=", stage);
    }
    return exists(application);
  });
}

function byDoubt(query: PeopleQuery, { findings, duplicates }: CheckedFilter): PeopleQuery {
  let limited = query;
  if (findings !== undefined) {
    limited = limited.where(({ exists, not, selectFrom }) => {
      const found = exists(
        selectFrom("resumes")
          .select("resumes.id")
          .whereRef("resumes.person_id", "=", "people.id")
          .where("resumes.finding_count", ">", 0),
      );
      return findings ? found : not(found);
    });
  }
  if (duplicates !== undefined) {
    limited = limited.where(({ exists, not, selectFrom }) => {
      const proposed = exists(
        selectFrom("possible_duplicates")
          .select("possible_duplicates.other_id")
          .whereRef("possible_duplicates.person_id", "=", "people.id"),
      );
      return duplicates ? proposed : not(proposed);
    });
  }
  return limited;
}
