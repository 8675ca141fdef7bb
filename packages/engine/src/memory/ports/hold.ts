import { z } from "zod";

/** The version of an agent that a run began with. */
export const Pin = z.object({
  version: z.string(),
  /** Covers the plan or graph inside; null where the agent is code. */
  inner: z.string().nullable(),
});
export type Pin = z.infer<typeof Pin>;

/** By agent name: every agent of the run's plan, and of the plans inside. */
export const Pins = z.record(z.string(), Pin);
export type Pins = z.infer<typeof Pins>;

/** An agent of an unfinished step that is not loaded in the version that the run began with. */
export const VersionChange = z.object({
  agent: z.string(),
  /** Null where the run is older than pins. */
  pinned: z.string().nullable(),
  /** The version that is loaded; null where the agent is gone. */
  loaded: z.string().nullable(),
  /** Unfinished steps of the plan that call it, directly or inside a composite. */
  steps: z.array(z.string()),
});
export type VersionChange = z.infer<typeof VersionChange>;

/** Why a run is put aside for a reason that is not part of its plan. */
export const RunHold = z.discriminatedUnion("reason", [
  z.object({
    reason: z.literal("version"),
    changes: z.array(VersionChange),
    /** Who has decided that the run stays on its version; null while nobody has decided. */
    stays_by: z.string().nullable(),
    since: z.iso.datetime(),
  }),
  /** A person has paused it. */
  z.object({
    reason: z.literal("operator"),
    by: z.string(),
    note: z.string(),
    since: z.iso.datetime(),
  }),
  /** A step has ended its process too often to be started again by itself. */
  z.object({
    reason: z.literal("quarantine"),
    failure: z.object({ code: z.string(), message: z.string(), step: z.string() }),
    since: z.iso.datetime(),
  }),
]);
export type RunHold = z.infer<typeof RunHold>;

/** What a waiting run waits for: one of its gates, or somebody who releases its hold. */
export const WaitingFor = z.enum(["people", "event", "time", "version", "operator", "quarantine"]);
export type WaitingFor = z.infer<typeof WaitingFor>;
