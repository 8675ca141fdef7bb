/** A job as it is written: what of it is sent, and where its parts were read. Pure. */
import type { Job, JobDraft, Sources } from "@bole/server/contract";

export const EMPTY_JOB: JobDraft = {
  kind: "job",
  title: "",
  organisation: "",
  location: "",
  remote: null,
  employment: null,
  description: "",
  salary: null,
  min_years: null,
  max_years: null,
  degree: null,
  criteria: [],
  status: "draft",
  closes_on: null,
  places: null,
};

/** Without what the server adds; it refuses fields that it does not know. */
export function draftOf({
  kind,
  title,
  organisation,
  location,
  remote,
  employment,
  description,
  salary,
  min_years,
  max_years,
  degree,
  criteria,
  status,
  closes_on,
  places,
}: JobDraft | Job): JobDraft {
  return {
    kind,
    title,
    organisation,
    location,
    remote,
    employment,
    description,
    salary,
    min_years,
    max_years,
    degree,
    criteria,
    status,
    closes_on,
    places,
  };
}

export interface ReadFrom {
  /** What the places point into. */
  readonly text: string;
  readonly sources: Sources;
}

export interface Place {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** The first words that a field, or a part of it such as `salary.min`, was read from. */
export function placeOf({ text, sources }: ReadFrom, field: string): Place | null {
  const path = Object.keys(sources).find(
    (known) => known === field || known.startsWith(`${field}.`) || known.startsWith(`${field}[`),
  );
  const span = path === undefined ? undefined : sources[path]?.[0];
  if (span === undefined) return null;
  const quote = text.slice(span.start, span.end).trim();
  return quote === "" ? null : { ...span, quote };
}

/** By the criterion's id, because its place in the list may change. */
export function criteriaPlaces(read: ReadFrom, criteria: JobDraft["criteria"]): Map<string, Place> {
  return new Map(
    criteria.flatMap(({ id }, index) => {
      const place = placeOf(read, `criteria[${index}]`);
      return place === null ? [] : [[id, place] as const];
    }),
  );
}
