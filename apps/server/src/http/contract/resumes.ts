import { TenantId } from "@bole/base";
import { Cause, Change, RequestedEdit, Snapshot } from "@bole/resume";
import {
  DocumentKind,
  DocumentPage,
  DocumentWarning,
  FoundConcept,
  HiddenText,
  RecognisedWord,
  Resume,
  TextLanguage,
} from "@bole/talent";
import { z } from "zod";
import { Finding, ResumeSummary } from "./candidates.ts";

export type { Cause, Change, Conflict, RequestedEdit, Snapshot } from "@bole/resume";
export type {
  DocumentPage,
  FoundConcept,
  HiddenText,
  RecognisedWord,
  Resume,
  Sources,
  TextLine,
  TextSpan,
} from "@bole/talent";

export const ResumeDocument = z.object({
  id: z.string(),
  name: z.string(),
  kind: DocumentKind,
  size: z.int(),
  text: z.string().describe("Of the file; once it was edited here, what the résumé says now"),
  pages: z.array(DocumentPage),
  links: z.array(z.object({ start: z.int(), end: z.int(), url: z.string() })),
  hidden: z.array(HiddenText),
  warnings: z.array(DocumentWarning),
  recognised: z
    .array(RecognisedWord)
    .optional()
    .describe("Words of a scan, and how sure the least sure letter of each is"),
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

export const ResumeDetail = z.object({
  resume: Resume,
  document: ResumeDocument.nullable().describe("Null for one that was written here"),
  concepts: z.array(FoundConcept).describe("Skills and interests, where the document says them"),
  findings: z.array(Finding),
});
export type ResumeDetail = z.infer<typeof ResumeDetail>;

export const ResumeRow = ResumeSummary.extend({
  person_id: z.string(),
  person_name: z.string(),
  top_skills: z.array(z.string()).describe("The skills that it says most, by their ids"),
  updated_at: z.string(),
  variant_of: z.string().nullable().describe("The résumé that it is a variant of"),
});
export type ResumeRow = z.infer<typeof ResumeRow>;

export const ResumeList = z.object({
  items: z.array(ResumeRow),
  total: z.int(),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type ResumeList = z.infer<typeof ResumeList>;

export const NewResume = z.strictObject({
  title: z.string().trim().max(200).optional().describe("What its person is, if left out"),
  person_id: z
    .string()
    .max(200)
    .optional()
    .describe("Whose it is; if left out, it is your own, and nobody's candidate before you apply"),
  data: z.looseObject({}).optional().describe("Any part may be missing; blank, if left out"),
  language: TextLanguage.optional().describe("Of a blank résumé; otherwise that of its text"),
  tenant: TenantId.optional(),
});
export type NewResume = z.input<typeof NewResume>;

export const NamedResume = z.strictObject({
  title: z.string().trim().min(1).max(200),
  tenant: TenantId.optional(),
});
export type NamedResume = z.input<typeof NamedResume>;

export const DeletedResume = z.object({ id: z.string() });
export type DeletedResume = z.infer<typeof DeletedResume>;

export const UndeletedResume = z.strictObject({ tenant: TenantId.optional() });

export const ResumeEdits = z.strictObject({
  base_version: z.int().min(1).describe("The version that the edits were made for"),
  edits: z
    .array(RequestedEdit)
    .min(1)
    .max(500)
    .describe("Operations of JSON Patch (RFC 6902) or params of CVEditor, made in their order"),
  cause: z.enum(["hand", "import", "tailor", "polish"]).optional().describe("hand, if left out"),
  tenant: TenantId.optional(),
});
export type ResumeEdits = z.input<typeof ResumeEdits>;

export const SavedResume = z.object({
  resume: Resume,
  changes: z.array(Change).describe("Empty where it says what it said; there is no new version"),
  merged: z.boolean().describe("Whether others had changed something else in between"),
  can_undo: z.boolean(),
  can_redo: z.boolean(),
});
export type SavedResume = z.infer<typeof SavedResume>;

export const ResumeStep = z.strictObject({
  times: z.int().min(1).max(100).optional().describe("1, if left out"),
  tenant: TenantId.optional(),
});
export type ResumeStep = z.input<typeof ResumeStep>;

export const NewSnapshot = z.strictObject({
  name: z.string().trim().min(1).max(100),
  version: z.int().min(1).optional().describe("The newest, if left out"),
  tenant: TenantId.optional(),
});
export type NewSnapshot = z.input<typeof NewSnapshot>;

export const RestoredResume = z.union([
  z.strictObject({ version: z.int().min(1), tenant: TenantId.optional() }),
  z.strictObject({ snapshot_id: z.string().max(200), tenant: TenantId.optional() }),
]);
export type RestoredResume = z.input<typeof RestoredResume>;

export const ResumeVersion = z.object({
  version: z.int().describe("The one that the edit made"),
  cause: Cause,
  solver: z.string().nullable().describe("embedded, or the model; null for what a person did"),
  actor: z.string(),
  at: z.string(),
  changes: z.array(Change),
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;

export const ResumeHistory = z.object({
  version: z.int(),
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  items: z.array(ResumeVersion).describe("Newest first; version 1 was no edit"),
  next: z.int().nullable().describe("For `before`, where there are more"),
  snapshots: z.array(Snapshot).describe("Newest first"),
});
export type ResumeHistory = z.infer<typeof ResumeHistory>;

export const ResumeDiff = z.object({ from: z.int(), to: z.int(), changes: z.array(Change) });
export type ResumeDiff = z.infer<typeof ResumeDiff>;
