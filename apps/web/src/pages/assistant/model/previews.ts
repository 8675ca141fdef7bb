/** What is asked about, told apart by its fields: an item's preview is plain JSON on the wire. Pure. */
import type {
  Appointment,
  MailDraft,
  RecordLink,
  ShortlistEntry,
  StageProposal,
} from "@bole/server/contract";
import type { Json } from "../../../json/json.ts";

const hasText = (value: unknown, ...fields: readonly string[]): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const record = new Map(Object.entries(value));
  return fields.every((field) => typeof record.get(field) === "string");
};
const hasList = (value: unknown, ...fields: readonly string[]): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const record = new Map(Object.entries(value));
  return fields.every((field) => Array.isArray(record.get(field)));
};

const fieldIn = (value: unknown, field: string) =>
  typeof value === "object" && value !== null
    ? typeof new Map<string, unknown>(Object.entries(value)).get(field)
    : undefined;

export function isShortlistEntry(preview: unknown): preview is ShortlistEntry {
  return (
    hasText(preview, "person_id", "name", "headline", "reason") && hasList(preview, "verdicts")
  );
}

export function isDraft(preview: unknown): preview is MailDraft {
  return (
    hasText(preview, "person_id", "to", "subject", "text") && hasList(preview, "facts", "warnings")
  );
}

export function isStageProposal(preview: unknown): preview is StageProposal {
  return hasText(preview, "application_id", "from", "to", "reason", "job_title");
}

export function isAppointment(preview: unknown): preview is Appointment {
  return hasText(preview, "starts_at", "ends_at", "time_zone") && hasList(preview, "options");
}

interface Summary {
  readonly text: string;
  readonly warnings: readonly string[];
  readonly links: readonly RecordLink[];
}

export function isSummary(preview: unknown): preview is Summary {
  return hasText(preview, "text") && hasList(preview, "warnings", "links");
}

/** An interview that would be moved, where it says to when, or cancelled. */
export interface ChangedInterview {
  readonly interview_id: string;
  readonly sequence: number;
  readonly starts_at?: string;
  readonly reason?: string;
}

export function isChangedInterview(preview: unknown): preview is ChangedInterview {
  return hasText(preview, "interview_id") && fieldIn(preview, "sequence") === "number";
}

/** Fields of a preview, for changes to be held against. */
export function fieldsOf(preview: Json): Readonly<Record<string, Json>> {
  return typeof preview === "object" && preview !== null && !Array.isArray(preview)
    ? Object.fromEntries(Object.entries(preview))
    : {};
}
