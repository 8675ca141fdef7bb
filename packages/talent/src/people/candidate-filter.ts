/** What a list of candidates is asked for, and what it gives. */
import { TextLanguage } from "@bole/reading/text";
import { z } from "zod";
import { Stage } from "../model/application.ts";
import { type Person, PersonSource } from "../model/person.ts";
import type { SearchHit, TrackState } from "../model/search.ts";
import { PageRequest } from "../page.ts";
import { CandidateSort, SortOrder } from "./candidate-sort.ts";
import type { UnderstoodLimit } from "./understood-limit.ts";

/** Everything that is left out does not limit. */
export const CandidateFilter = PageRequest.extend({
  /** A few words or a sentence; or a part of a name, an address, a phone number. */
  q: z.string().max(1_000).optional(),
  /** All of these concepts. */
  skills: z.array(z.string().max(100)).max(20).optional(),
  /** A part of the place's name, in either case. */
  location: z.string().max(200).optional(),
  min_years: z.number().min(0).optional(),
  max_years: z.number().min(0).optional(),
  language: TextLanguage.optional(),
  /** In any job, or in the one of `job_id`. */
  stage: Stage.optional(),
  /** Have not got to this stage in any job, nor past it; of `contacted`, nobody has written to them either. */
  not_reached: Stage.optional(),
  /** Whether they have to be in no process at the moment, and not hired. */
  available: z.boolean().optional(),
  job_id: z.string().max(100).optional(),
  source: PersonSource.optional(),
  /** Who has this label. */
  label: z.string().max(40).optional(),
  /** Whether something was found in a document of theirs. */
  findings: z.boolean().optional(),
  /** Whether there is somebody who may be the same. */
  duplicates: z.boolean().optional(),
  /** @default "added"; with words, the best first */
  sort: CandidateSort.optional(),
  order: SortOrder.optional(),
  /** Whether limits that `q` says in words ("in Munich") are sought as words. @default false */
  literal: z.boolean().optional(),
});
export type CandidateFilter = z.input<typeof CandidateFilter>;
export type CheckedFilter = z.output<typeof CandidateFilter>;

export interface CandidateStage {
  readonly application_id: string;
  readonly job_id: string;
  readonly job_title: string;
  readonly stage: Stage;
  /** Of the application: who wants to move them says which they saw. */
  readonly version: number;
}

export interface CandidateRow {
  readonly person: Person;
  readonly resume_id: string | null;
  readonly title: string;
  readonly language: TextLanguage | null;
  readonly years: number | null;
  /** Ids of concepts, the most said first. */
  readonly skills: string[];
  readonly stages: CandidateStage[];
  readonly labels: string[];
  readonly findings: number;
  readonly duplicates: number;
  /** Why the search found them; null where a part of their name did, or nothing was sought. */
  readonly hit: SearchHit | null;
}

export interface CandidatePage {
  readonly items: CandidateRow[];
  /** Null where the search ends before all are counted. */
  readonly total: number | null;
  readonly next: string | null;
  /** Empty if nothing was sought. */
  readonly tracks: TrackState[];
  /** Limits that the words said, in their order. */
  readonly understood: UnderstoodLimit[];
}
