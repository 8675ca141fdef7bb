/** The data model begins with what is read: résumés, advertisements and their places in a text. */
export {
  Basic,
  Criterion,
  Degree,
  DocumentKind,
  DocumentPage,
  DocumentWarning,
  Education,
  Employment,
  findDemandedDegrees,
  HiddenReason,
  HiddenText,
  isOpenEnd,
  JobDraft,
  type JobDraftInput,
  JobKind,
  JobStatus,
  OtherSection,
  ParsedJob,
  ParsedResume,
  ReadDocument,
  RecognisedWord,
  Remote,
  ResumeData,
  ResumeDate,
  ResumeProject,
  Salary,
  Sources,
  TextLanguage,
  TextLine,
  TextSpan,
  WorkExperience,
} from "@bole/reading/text";
export type { Board } from "./applications/board.ts";
export { Caution } from "./applications/cautions.ts";
export { assess } from "./assessments/assess.ts";
export type { CandidateAssessment } from "./assessments/assessments.ts";
export { lookForDegree } from "./assessments/evidence/degree.ts";
export { leavesChoice } from "./assessments/evidence/skills.ts";
export { wordsAsked } from "./assessments/evidence/words.ts";
export { yearsAsked } from "./assessments/evidence/years.ts";
export type { AuditEvent, AuditFilter, AuditPage } from "./audit/audit.ts";
export type { AuditFault, AuditVerdict } from "./audit/verify.ts";
export { type FetchedFeed, type FetchFeed, parseFeedUrl } from "./calendar/feed-port.ts";
export { CalendarWarning } from "./calendar/reading/warning.ts";
export { WorkingHours } from "./calendar/slots/working-hours.ts";
export { createCalendarReader } from "./calendar/threads/threaded-reader.ts";
export { escapeText, writeLines } from "./calendar/writing/content-writer.ts";
export * from "./demo/index.ts";
export * from "./digest/index.ts";
export type {
  AskedEffect,
  EffectGate,
  EffectOrigin,
  GivenApproval,
} from "./effects/effect-gate.ts";
export type { ZonesOf } from "./effects/effect-kind.ts";
export type { EffectEntry, EffectFilter, EffectPage } from "./effects/list-effects.ts";
export { talentErrors } from "./errors.ts";
export type { Digest, DigestPool, ImportFile } from "./importing/digest-port.ts";
export type { ImportOptions, ImportResult } from "./importing/import-result.ts";
export type { Imports } from "./importing/imports.ts";
export { IndexedPage, IndexRequest } from "./indexing/indexing.ts";
export {
  type BusyTime,
  InterviewerChange,
  type Interviewers,
  NewInterviewer,
} from "./interviews/interviewers.ts";
export { Slot, type SlotPage } from "./interviews/slots.ts";
export { fillJob } from "./jobs/advertisements/fill-job.ts";
export { parseJob, parseJobJob } from "./jobs/advertisements/parse-job.ts";
export { readJobFileJob, readJobJob } from "./jobs/advertisements/read-job.ts";
export type { JobReading } from "./jobs/job-reading.ts";
export type { JobFilter, JobPage, JobSummary } from "./jobs/list-jobs.ts";
export * from "./knowledge/index.ts";
export { blank, blanksIn } from "./mail/composing/blanks.ts";
export type { MailRoute } from "./mail/dispatching/mailers.ts";
export { type Dispatcher, openDispatcher } from "./mail/dispatching/open-dispatcher.ts";
export { sendAtOnce } from "./mail/dispatching/send-at-once.ts";
export { sendTestMail } from "./mail/dispatching/send-test-mail.ts";
export { ownWords } from "./mail/inbound/own-words.ts";
export { MAX_MAIL_BYTES } from "./mail/inbound/parsed-mail.ts";
export type { Received } from "./mail/inbound/receive-mail.ts";
export type { ReplyEvent } from "./mail/inbound/replies.ts";
export type { MailSettings, MailSettingsOf } from "./mail/mail-settings.ts";
export type { Mails } from "./mail/mails.ts";
export type { DraftWish, NotDrafted } from "./mail/once/wish-to-draft.ts";
export { type Refusal, STAGES_FOR } from "./mail/rules/purposes.ts";
export { SendFault } from "./mail/sending/mail-sender.ts";
export { verifySmtp } from "./mail/sending/smtp/verify-smtp.ts";
export {
  Conversation,
  ConversationGroup,
  ConversationPage,
  MessageEntry,
  WholeConversation,
} from "./messages/conversations/conversation.ts";
export type { ConversationFilter } from "./messages/conversations/list-conversations.ts";
export type { MessageFilter, MessagePage } from "./messages/list-messages.ts";
export * from "./model/application.ts";
export * from "./model/assessment.ts";
export * from "./model/effect.ts";
export * from "./model/finding.ts";
export * from "./model/interview.ts";
export * from "./model/interview-effects.ts";
export * from "./model/job.ts";
export * from "./model/message.ts";
export * from "./model/person.ts";
export * from "./model/resume.ts";
export * from "./model/search.ts";
export * from "./model/skill.ts";
export * from "./model/suppression.ts";
export { Mention, NewNote, Note } from "./notes/note.ts";
export { allOccupations, occupationData } from "./occupations/data-set.ts";
export { DataSource, Occupation, Transition, Via } from "./occupations/occupation.ts";
export { tasksOf } from "./occupations/tasks-of.ts";
export { OwnApplication, OwnApplicationRequest } from "./own/own-application.ts";
export type { Candidate } from "./people/candidate.ts";
export type { CandidateFilter, CandidatePage, CandidateRow } from "./people/candidate-filter.ts";
export { CandidateSort, SortOrder } from "./people/candidate-sort.ts";
export { LabelChange, LabelsChanged } from "./people/labels.ts";
export { UnderstoodLimit } from "./people/understood-limit.ts";
export { zoneOfPerson } from "./people/zone-of-person.ts";
export { type ErasureReceipt, type PendingErasure, receiptHash } from "./privacy/erasures.ts";
export { HoldRequest, type LegalHold } from "./privacy/legal-holds.ts";
export type { PersonDataset } from "./privacy/person-data.ts";
export { type PersonRecords, plainRow, type RecordRow } from "./privacy/records.ts";
export {
  type ConfirmedRule,
  RetentionChange,
  RetentionKind,
  type RetentionRule,
} from "./privacy/retention.ts";
export { Subject } from "./privacy/subject.ts";
export * from "./profiles/index.ts";
export { talentJobs } from "./reading-jobs.ts";
export { HiringReport, type JobReport, ReportPeriod } from "./reports/hiring-report.ts";
export type { ResumeChange } from "./resumes/change-resume.ts";
export type { ResumeFilter, ResumePage, ResumeRow } from "./resumes/list-resumes.ts";
export { resumeText } from "./resumes/resume-text.ts";
export type { ResumeDetail } from "./resumes/resumes.ts";
export type { NewResume } from "./resumes/write-resume.ts";
export * from "./search/index.ts";
export * from "./skills/index.ts";
export type { AccountAction } from "./sql/audit-log.ts";
export { talentMigrations } from "./sql/migrations/index.ts";
export type { TalentTables } from "./sql/tables.ts";
export type { Suppressions } from "./suppressions/suppressions.ts";
export type { UnsubscribeLink } from "./suppressions/unsubscribe.ts";
export { openTalent, type Talent, type TalentOptions } from "./talent.ts";
export { afterCursor, TimeCursor, timeCursor } from "./time-cursor.ts";
export * from "./titles/index.ts";
export { HiringToday } from "./today/hiring-today.ts";
export { NewView, SavedView, ViewChange } from "./views/saved-view.ts";
export type { Viewer } from "./visibility/visibility.ts";
export type { PlanRecord, Workflow } from "./workflows/workflow.ts";
