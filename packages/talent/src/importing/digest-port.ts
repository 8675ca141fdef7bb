/** What reading a file gives, and who reads it: somebody in a thread of their own, with limits. */
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

export interface DigestPool {
  digest(file: ImportFile, signal?: AbortSignal): Promise<Digest>;
}
