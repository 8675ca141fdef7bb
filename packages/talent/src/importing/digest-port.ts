/** What reading a file gives, and who reads it: somebody in a thread of their own, with limits. */
import type { ScanProgress } from "@bole/reading";
import type { ParsedResume, ReadDocument } from "@bole/reading/text";
import type { FoundConcept } from "../model/skill.ts";

export interface Digest {
  readonly document: ReadDocument;
  readonly resume: ParsedResume;
  readonly found: FoundConcept[];
  readonly years: number | null;
}

export interface ImportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface DigestOptions {
  readonly signal?: AbortSignal | undefined;
  /** One of many that nobody waits for: it lets those go first that somebody does. @default false */
  readonly bulk?: boolean | undefined;
  /** Told where letters of a scan are recognised, which takes seconds a page. */
  readonly onProgress?: ((progress: ScanProgress) => void) | undefined;
}

export interface DigestPool {
  digest(file: ImportFile, options?: DigestOptions): Promise<Digest>;
}
