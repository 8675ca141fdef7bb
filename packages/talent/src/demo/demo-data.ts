/** What the demo's files say, checked; names of people and jobs are those of the files. */
import { Criterion, JobDraft, TextLanguage } from "@bole/reading/text";
import { z } from "zod";
import { Stage } from "../model/application.ts";
import { InterviewState } from "../model/interview.ts";
import { MailPurpose } from "../model/message.ts";
import { Consent } from "../model/person.ts";
import { RelativeTime } from "./relative-time.ts";

const key = z.string().regex(/^[a-z0-9-]+$/, "use lower-case letters, digits and hyphens");
const moment = RelativeTime.regex(/:/, "say the hour, too");
const line = z.string().trim().min(1);

export const DemoPerson = z.object({
  key,
  /** Below data/resumes. */
  file: z.string().regex(/^(zh|en)\/[a-z0-9-]+\.(md|txt|html|json|pdf)$/),
  /** As the file says it, whatever the parser makes of it. */
  name: line,
  received: moment,
  consent: Consent,
  note: z.string(),
});
export type DemoPerson = z.infer<typeof DemoPerson>;

export const DemoJob = z.object({
  key,
  created: RelativeTime,
  closes: RelativeTime.nullable(),
  language: TextLanguage,
  draft: JobDraft.omit({ closes_on: true }).extend({ criteria: z.array(Criterion) }),
});
export type DemoJob = z.infer<typeof DemoJob>;

export const DemoEvent = z.object({
  when: moment,
  stage: Stage,
  /** A recruiter's name, or `candidate`. */
  actor: line,
  reason: z.string(),
});
export type DemoEvent = z.infer<typeof DemoEvent>;

export const DemoApplication = z.object({
  person: key,
  job: key,
  events: z.array(DemoEvent).min(1),
});
export type DemoApplication = z.infer<typeof DemoApplication>;

export const DemoMail = z.object({
  direction: z.enum(["out", "in"]),
  when: moment,
  draft: z.boolean(),
  /** Null for one that answers the mail before, or begins. */
  purpose: MailPurpose.extract(["offer", "rejection"]).nullable(),
  /** Null goes on under the subject that there is. */
  subject: line.nullable(),
  text: line,
});
export type DemoMail = z.infer<typeof DemoMail>;

export const DemoConversation = z.object({
  person: key,
  job: key,
  language: TextLanguage,
  mails: z.array(DemoMail).min(1),
});
export type DemoConversation = z.infer<typeof DemoConversation>;

export const DemoInterview = z.object({
  person: key,
  job: key,
  interviewer: key,
  when: moment,
  minutes: z.coerce.number().int().min(15).max(240),
  state: InterviewState,
  place: line,
});
export type DemoInterview = z.infer<typeof DemoInterview>;

const Recruiter = z.object({
  name: line,
  email: z.email(),
  time_zone: line,
  signature: line,
});

export const DemoTeam = z.object({
  recruiters: z.record(TextLanguage, Recruiter),
  interviewers: z.array(z.object({ key, name: line, email: z.email(), time_zone: line })),
});
export type DemoTeam = z.infer<typeof DemoTeam>;

export interface DemoData {
  readonly people: readonly DemoPerson[];
  /** Jobs and projects. */
  readonly jobs: readonly DemoJob[];
  readonly applications: readonly DemoApplication[];
  readonly conversations: readonly DemoConversation[];
  readonly interviews: readonly DemoInterview[];
  readonly team: DemoTeam;
  /** By the key of an interviewer: iCalendar text in which `{{+7wd}}` stands for a day. */
  readonly calendars: ReadonlyMap<string, string>;
}
