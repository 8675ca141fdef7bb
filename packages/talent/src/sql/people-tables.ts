/** Rows about people and what they wrote. Demographic data has no column, and gets none. */
import type { DocumentKind, TextLanguage } from "@bole/reading/text";
import type { Consent, PersonSource } from "../model/person.ts";
import type { Json, Position } from "./columns.ts";

interface PersonRow {
  pos: Position;
  tenant: string;
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  /** IANA; null where it was not set by hand. */
  time_zone: string | null;
  headline: string | null;
  consent: Consent;
  source: PersonSource;
  note: string;
  /** The user whose own résumés these are; null for a candidate. */
  owner: string | null;
  /** The newest one. */
  resume_id: string | null;
  /** What a list is searched in, and the place, in lower case. */
  search: string;
  search_location: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What two people may have in common; from their own row and from all their résumés. */
interface PersonTraitRow {
  tenant: string;
  person_id: string;
  kind: "email" | "phone" | "name" | "company" | "school";
  value: string;
}

/** The concepts of somebody's newest résumé. */
interface PersonTagRow {
  tenant: string;
  person_id: string;
  tag: string;
}

/** A word by which recruiters group people. */
interface PersonLabelRow {
  tenant: string;
  person_id: string;
  label: string;
}

/** Two people who may be one; stored from both sides, so that either finds it by its own id. */
interface PossibleDuplicateRow {
  tenant: string;
  person_id: string;
  other_id: string;
  because: Json;
  certainty: number;
}

/** Two people of whom somebody said that they are two; from both sides as well. */
interface DifferentPeopleRow {
  tenant: string;
  person_id: string;
  other_id: string;
  actor: string;
  created_at: string;
}

/** Where somebody went who was one with another. */
interface MergedPersonRow {
  tenant: string;
  person_id: string;
  into_id: string;
}

interface DocumentRow {
  pos: Position;
  tenant: string;
  id: string;
  sha256: string;
  name: string;
  kind: DocumentKind;
  size: number;
  text: string;
  /** Pages, links, hidden text, warnings, and how sure recognised words are. */
  read: Json;
  bytes: Uint8Array;
  created_at: string;
}

interface ResumeRow {
  pos: Position;
  tenant: string;
  id: string;
  person_id: string;
  document_id: string | null;
  /** The own résumé that this is a copy of, made to apply with it. */
  origin_id: string | null;
  title: string;
  language: TextLanguage;
  data: Json;
  sources: Json;
  tags: Json;
  /** Concepts with their places in the document's text. */
  concepts: Json;
  /** The skills that are said most, for lists. */
  top_skills: Json;
  years: number | null;
  findings: Json;
  finding_count: number;
  version: number;
  created_at: string;
  updated_at: string;
  /** Its owner may still undo it. */
  deleted_at: string | null;
}

export interface PeopleTables {
  people: PersonRow;
  person_traits: PersonTraitRow;
  person_tags: PersonTagRow;
  person_labels: PersonLabelRow;
  possible_duplicates: PossibleDuplicateRow;
  different_people: DifferentPeopleRow;
  merged_people: MergedPersonRow;
  documents: DocumentRow;
  resumes: ResumeRow;
}
