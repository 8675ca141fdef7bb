/** A job as text: what its language, its tags and its entry in the search index are made from. */
import { type JobDraft, languageOf } from "@bole/reading/text";
import type { Job } from "../model/job.ts";
import type { SearchEntry } from "../model/search.ts";
import { findConcepts, tagsOf } from "../skills/index.ts";
import { withOtherNames } from "../titles/index.ts";

function textOf({ title, description, criteria }: JobDraft): string {
  return [title, description, ...criteria.map(({ text }) => text)]
    .filter((text) => text !== "")
    .join("\n");
}

export function readJobText(draft: JobDraft): Pick<Job, "language" | "tags"> {
  const text = textOf(draft);
  const tags = tagsOf(findConcepts(withOtherNames(text)));
  // A criterion names its concept; its words may not.
  const asked = draft.criteria.flatMap(({ skill }) => (skill === null ? [] : [skill]));
  const skill = [...new Set([...tags.skill, ...asked])];
  return { language: languageOf(text), tags: { ...tags, skill } };
}

export function jobEntry(job: Job): SearchEntry {
  return {
    kind: job.kind,
    id: job.id,
    person_id: null,
    title: job.title,
    text: [job.organisation, textOf(job)].filter((text) => text !== "").join("\n"),
    tags: [...job.tags.skill, ...job.tags.interest],
    location: job.location,
    years: job.min_years,
    language: job.language,
    status: job.status,
  };
}
