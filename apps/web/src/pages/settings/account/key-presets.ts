/** What keys are mostly made for. A preset is narrowed to what its maker may do. */
import type { NewApiKey } from "@bole/server/contract";
import type { Permission } from "../../../account/use-session.ts";

export type Scope = NewApiKey["scopes"][number];

/** A key never manages accounts. */
export const isScope = (permission: Permission): permission is Scope =>
  permission !== "public" && permission !== "account";

type Preset = keyof typeof PRESETS;

const READING: readonly Scope[] = [
  "jobs.read",
  "jobs.all",
  "person.read",
  "people.read",
  "people.all",
  "interviews.read",
  "interviews.all",
  "hiring.read",
];

const PRESETS = {
  jobs: ["jobs.read", "jobs.all"],
  reading: READING,
  recruiter: [
    ...READING,
    "jobs.write",
    "people.write",
    "notes.write",
    "interviews.write",
    "hiring.write",
    "assistant",
    "approvals.read",
    "approvals.answer",
    "runs.read",
    "runs.write",
    "language.use",
  ],
  audit: ["audit.read", "usage.read"],
  metrics: ["server"],
} as const satisfies Record<string, readonly Scope[]>;

/** Those of which the maker may do all, or all of what counts. */
export function presetsFor(possible: readonly Scope[]): readonly Preset[] {
  const names: readonly Preset[] = ["jobs", "reading", "recruiter", "audit", "metrics"];
  return names.filter((name) => scopesOf(name, possible).length > 0);
}

export function scopesOf(preset: Preset, possible: readonly Scope[]): readonly Scope[] {
  return PRESETS[preset].filter((scope) => possible.includes(scope));
}

/** Undefined for a selection of one's own. */
export function presetOf(scopes: readonly Scope[], possible: readonly Scope[]): Preset | undefined {
  return presetsFor(possible).find((name) => {
    const wanted = scopesOf(name, possible);
    return wanted.length === scopes.length && wanted.every((one) => scopes.includes(one));
  });
}

/** What widens what a permission shows; without it, a key sees what its maker's teams have. */
const WIDENED: readonly (readonly [opens: readonly Scope[], all: Scope])[] = [
  [["jobs.read"], "jobs.all"],
  [["person.read", "people.read"], "people.all"],
  [["interviews.read"], "interviews.all"],
];

/** Scopes that show little or nothing the way they are chosen. */
export function weakScopes(scopes: readonly Scope[]): {
  /** Limited to one's own, for want of these. */
  readonly narrow: readonly Scope[];
  /** Open nothing by themselves. */
  readonly idle: readonly Scope[];
} {
  const has = (one: Scope) => scopes.includes(one);
  return {
    narrow: WIDENED.filter(([opens, all]) => opens.some(has) && !has(all)).map(([, all]) => all),
    idle: WIDENED.filter(([opens, all]) => has(all) && !opens.some(has)).map(([, all]) => all),
  };
}
