import type { BoleError } from "@bole/base";
import type { ScanProgress } from "@bole/reading";
import type { ResumeData } from "@bole/reading/text";
import type { Finding } from "../model/finding.ts";
import type { PersonSource } from "../model/person.ts";

export interface ImportOptions {
  /** The job that whoever is imported becomes a candidate for. */
  readonly job_id?: string;
  /** Says what would be read; nothing is stored. @default false */
  readonly dry_run?: boolean;
  /** Whether it is a résumé of the one who imports it, which is nobody's candidate. @default false */
  readonly own?: boolean;
  /** @default "import" */
  readonly source?: PersonSource;
  readonly signal?: AbortSignal;
  /** One of many files: those that somebody waits for go first. @default false */
  readonly bulk?: boolean;
  /** Told how far a scan is recognised. */
  readonly onProgress?: (progress: ScanProgress) => void;
}

export interface ImportResult {
  readonly name: string;
  /** `updated`: a new résumé of somebody we know; `unchanged`: the very file is here. */
  readonly status: "imported" | "updated" | "unchanged" | "read" | "failed";
  readonly person_id: string | null;
  readonly resume_id: string | null;
  readonly resume: ResumeData | null;
  /** Of a scan: how sure each field is, by its path; from 0 to 1. */
  readonly confidence: Readonly<Record<string, number>>;
  /** Codes: what was not read, or is not said. */
  readonly warnings: string[];
  readonly findings: Finding[];
  /** Ids of people who may be the same one, the surest first. */
  readonly possible_duplicates: string[];
  /** Why it failed. */
  readonly error: BoleError | null;
}
