/** Profiles are made in a thread: a résumé may say anything, and as much of it as there is room for. */
import { threadJob } from "@bole/base/threads";
import type { Resume } from "../model/resume.ts";
import { type Known, type Profile, profileOf } from "./profile.ts";

export interface KnownWithResume {
  readonly person: Known;
  readonly resume: Resume | undefined;
}

export function profilesOf(people: readonly KnownWithResume[]): Profile[] {
  return people.map(({ person, resume }) => profileOf(person, resume));
}

export const profilesOfJob = threadJob<typeof profilesOf>(new URL(import.meta.url), "profilesOf");
