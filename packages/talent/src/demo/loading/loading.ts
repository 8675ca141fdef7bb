/** What the steps of loading share. */

import type { Principal } from "@bole/base";
import type { TextLanguage } from "@bole/reading/text";
import type { Application } from "../../model/application.ts";
import type { Person } from "../../model/person.ts";
import type { Db } from "../../parts.ts";
import type { Talent } from "../../talent.ts";
import type { DemoData } from "../demo-data.ts";
import type { Today } from "../relative-time.ts";
import type { DemoIds } from "./demo-ids.ts";

export interface Loading {
  readonly demo: DemoData;
  /** Everything it does is part of one transaction. */
  readonly talent: Talent;
  readonly db: Db;
  readonly ids: DemoIds;
  /** From here on it is then, until it is told again. */
  readonly setTime: (at: Date) => void;
  readonly now: () => Date;
  /** The day that it is for whoever recruits in this language. */
  readonly today: (language: TextLanguage) => Today;
  /** Whoever recruits in this language. */
  readonly recruiter: (language: TextLanguage) => Principal;
  /** By the keys of the demo's files. */
  readonly people: Map<string, Person>;
  readonly jobs: Map<string, LoadedJob>;
  readonly applications: Map<string, Application>;
}

export interface LoadedJob {
  readonly id: string;
  readonly language: TextLanguage;
}

export function need<Value>(loaded: ReadonlyMap<string, Value>, key: string): Value {
  const value = loaded.get(key);
  if (value === undefined) throw new TypeError(`"${key}" has not been loaded yet.`);
  return value;
}

export function applicationKey(person: string, job: string): string {
  return `${person} ${job}`;
}
