/** Everything that a message is read against. */
import type { JobSummary } from "@bole/talent";
import type { Chosen, SessionMemory } from "../memory.ts";
import type { PageContext } from "../message.ts";
import type { Said } from "../text/said.ts";
import type { KnownName } from "./roster.ts";

export interface Scene {
  readonly tenant: string;
  readonly said: Said;
  readonly language: "zh" | "en";
  /** IANA, of whoever writes. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly page: PageContext;
  readonly memory: SessionMemory;
  readonly chosen: Chosen;
  readonly jobs: readonly JobSummary[];
  readonly roster: readonly KnownName[];
  readonly hasFiles: boolean;
}

/** Reads only; who may, was decided before. */
export const reader = (tenant: string) => ({ tenant, user: "recruiter", roles: [] });
