/** What an import adds: a person, a document, a résumé. */
import type { ResumeData } from "@bole/reading/text";
import type { Person, PersonSource } from "../model/person.ts";
import type { Resume } from "../model/resume.ts";
import { readColumn } from "../resumes/resume-rows.ts";
import { tagsOf } from "../skills/index.ts";
import { storableText } from "../sql/columns.ts";
import type { NewRow } from "../sql/tables.ts";
import { headlineOf, toldBy } from "./person-of-resume.ts";
import type { Reading } from "./read-file.ts";

export function newPerson(
  id: string,
  data: ResumeData,
  { source, owner }: { readonly source: PersonSource; readonly owner: string | null },
  at: string,
): Person {
  return {
    id,
    ...toldBy(data),
    time_zone: null,
    consent: "unknown",
    source,
    note: "",
    owner,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

export function newDocument(id: string, reading: Reading, at: string): NewRow<"documents"> {
  const { file, sha256, document } = reading;
  return {
    id,
    sha256,
    name: storableText(file.name),
    kind: document.kind,
    size: file.bytes.byteLength,
    text: storableText(document.text),
    read: readColumn(document),
    bytes: file.bytes,
    created_at: at,
  };
}

export function newResume(
  { file, resume, found, years }: Reading,
  ids: Pick<Resume, "id" | "person_id" | "document_id">,
  at: string,
): Resume {
  const title = headlineOf(resume.data) || file.name.replace(/\.[^.]*$/, "");
  return {
    ...ids,
    origin_id: null,
    title: storableText(title),
    language: resume.language,
    data: resume.data,
    sources: resume.sources,
    tags: tagsOf(found),
    years,
    version: 1,
    created_at: at,
    updated_at: at,
  };
}
