/** The closed lists of the wire, in the order in which people expect them. */
import type { Degree, Employment, JobKind, JobStatus, Remote, Stage } from "@bole/server/contract";
import type { Tone } from "../design/badge.tsx";

export const STAGES = [
  "sourced",
  "contacted",
  "replied",
  "screening",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const satisfies readonly Stage[];

export const STAGE_TONES: Readonly<Record<Stage, Tone>> = {
  sourced: "neutral",
  contacted: "neutral",
  replied: "accent",
  screening: "accent",
  interview: "accent",
  offer: "warning",
  hired: "ok",
  rejected: "danger",
  withdrawn: "neutral",
};

export const KINDS = ["job", "project"] as const satisfies readonly JobKind[];
export const STATUSES = [
  "draft",
  "open",
  "paused",
  "closed",
] as const satisfies readonly JobStatus[];
export const STATUS_TONES: Readonly<Record<JobStatus, Tone>> = {
  draft: "neutral",
  open: "ok",
  paused: "warning",
  closed: "neutral",
};
export const REMOTES = ["onsite", "hybrid", "remote"] as const satisfies readonly Remote[];
export const EMPLOYMENTS = [
  "full_time",
  "part_time",
  "contract",
  "internship",
  "volunteer",
] as const satisfies readonly Employment[];
export const DEGREES = [
  "none",
  "associate",
  "bachelor",
  "master",
  "doctor",
] as const satisfies readonly Degree[];
export const TEXT_LANGUAGES = ["zh", "en"] as const;
