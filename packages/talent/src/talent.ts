/** The one door to talent's data: a service for each concept, and nothing to start or close. */
import { randomUUID } from "node:crypto";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Guardrails } from "@bole/guardrails";
import type { Models } from "@bole/models";
import type { Store } from "@bole/store";
import { Applications } from "./applications/applications.ts";
import { Assessments } from "./assessments/assessments.ts";
import { Audit } from "./audit/audit.ts";
import { type CalendarReader, plainCalendarReader } from "./calendar/calendar-reader.ts";
import type { FetchFeed } from "./calendar/feed-port.ts";
import { EffectGate } from "./effects/effect-gate.ts";
import type { ZonesOf } from "./effects/effect-kind.ts";
import type { DigestPool } from "./importing/digest-port.ts";
import { Imports } from "./importing/imports.ts";
import { LaterImports } from "./importing/later-imports.ts";
import { Indexing } from "./indexing/indexing.ts";
import { Feeds } from "./interviews/feeds.ts";
import { Interviewers } from "./interviews/interviewers.ts";
import { Interviews } from "./interviews/interviews.ts";
import { Jobs } from "./jobs/jobs.ts";
import { LOCAL_OUTBOX, type MailSettings, type MailSettingsOf } from "./mail/mail-settings.ts";
import { Mails } from "./mail/mails.ts";
import { Notes } from "./notes/notes.ts";
import { OwnApplications } from "./own/own-applications.ts";
import type { Tables, TalentParts } from "./parts.ts";
import { People } from "./people/people.ts";
import { Erasures } from "./privacy/erasures.ts";
import { LegalHolds } from "./privacy/legal-holds.ts";
import { PersonData } from "./privacy/person-data.ts";
import { Retention } from "./privacy/retention.ts";
import { Profiles } from "./profiles/profiles.ts";
import { Resumes } from "./resumes/resumes.ts";
import type { SearchIndex } from "./search/index.ts";
import { Suppressions } from "./suppressions/suppressions.ts";
import { SavedViews } from "./views/saved-views.ts";
import { Visibility } from "./visibility/visibility.ts";
import { Workflows } from "./workflows/workflows.ts";

export interface TalentOptions {
  /** Opened with `talentMigrations`, those of the search and of the guardrails; its opener closes it. */
  readonly store: Store<Tables>;
  /** Without it nothing is indexed, and words are sought in names only. */
  readonly search?: SearchIndex;
  /** Reads files, in threads of its own; its maker closes it. */
  readonly digest: DigestPool;
  /** Whose thresholds hold for what files try to tell a model, and who keeps that they did. */
  readonly guardrails?: Guardrails;
  /** Asked for what the rules left open in a résumé; it fills nothing that it cannot quote. */
  readonly models?: Pick<Models, "run">;
  /** Where texts are read: mails, advertisements, résumés. @default here, while everybody waits */
  readonly threads?: Threads;
  /** Who writes mails, and how they leave: always so, or asked anew each time. @default into the local outbox */
  readonly mail?: MailSettings | MailSettingsOf;
  /** Time zones that colleagues chose for themselves. @default nobody has */
  readonly zonesOf?: ZonesOf;
  /** Told when there may be something new in the outbox. */
  readonly onQueued?: (tenant: string) => void;
  /** Reads calendars; a server gives one with threads. @default here, while everybody waits */
  readonly calendars?: CalendarReader;
  /** Fetches calendars that are subscribed to; without it nobody can. */
  readonly fetchFeed?: FetchFeed;
  /** Told of what should not happen and stopped one file: for a log. */
  readonly onFault?: (error: unknown) => void;
  readonly now?: () => Date;
  /** Such as `person_…` for the prefix `person`. */
  readonly newId?: (prefix: string) => string;
}

export interface Talent {
  readonly people: People;
  readonly resumes: Resumes;
  /** People as they are ranked. */
  readonly profiles: Profiles;
  readonly jobs: Jobs;
  /** Puts everything into the index anew. */
  readonly indexing: Indexing;
  readonly applications: Applications;
  /** What somebody who looks for work applied for, with a résumé of their own. */
  readonly ownApplications: OwnApplications;
  readonly interviews: Interviews;
  readonly interviewers: Interviewers;
  /** Interviews as calendars that programs subscribe to. */
  readonly feeds: Feeds;
  readonly mails: Mails;
  readonly suppressions: Suppressions;
  /** Searches for people under names. */
  readonly views: SavedViews;
  readonly notes: Notes;
  readonly workflows: Workflows;
  readonly imports: Imports;
  /** Files that are read when somebody has time for them. */
  readonly laterImports: LaterImports;
  readonly assessments: Assessments;
  readonly audit: Audit;
  /** Everything about one person, for them to take along. */
  readonly personData: PersonData;
  /** Receipts of those who were erased. */
  readonly erasures: Erasures;
  readonly holds: LegalHolds;
  /** How long what is kept. */
  readonly retention: Retention;
  /** For those who don't see everything. */
  readonly visibility: Visibility;
  /** The only way to change something for somebody. */
  readonly effects: EffectGate;
}

export function openTalent(options: TalentOptions): Talent {
  const parts: TalentParts = {
    store: options.store,
    search: options.search,
    threads: options.threads ?? inlineThreads,
    now: options.now ?? (() => new Date()),
    newId: options.newId ?? ((prefix) => `${prefix}_${randomUUID()}`),
  };
  const { mail = LOCAL_OUTBOX } = options;
  const gate = {
    ...parts,
    guardrails: options.guardrails,
    mailOf: typeof mail === "function" ? mail : async () => mail,
    zonesOf: options.zonesOf,
    onDone: options.onQueued ?? (() => undefined),
  };
  const imports = new Imports({
    ...parts,
    digest: options.digest,
    guardrails: options.guardrails,
    models: options.models,
    onFault: options.onFault ?? (() => undefined),
  });
  return {
    people: new People(parts),
    resumes: new Resumes(parts),
    profiles: new Profiles(parts),
    jobs: new Jobs(parts),
    indexing: new Indexing(parts),
    applications: new Applications(parts),
    ownApplications: new OwnApplications(parts),
    interviews: new Interviews(parts),
    interviewers: new Interviewers({
      ...parts,
      reader: options.calendars ?? plainCalendarReader,
      fetchFeed: options.fetchFeed,
    }),
    feeds: new Feeds(parts),
    workflows: new Workflows(parts),
    assessments: new Assessments({ ...parts, models: options.models }),
    audit: new Audit(parts),
    personData: new PersonData(parts),
    erasures: new Erasures(parts),
    holds: new LegalHolds(parts),
    retention: new Retention(parts),
    visibility: new Visibility(parts),
    effects: new EffectGate(gate),
    mails: new Mails(gate),
    suppressions: new Suppressions(parts),
    views: new SavedViews(parts),
    notes: new Notes(parts),
    imports,
    laterImports: new LaterImports(parts, imports),
  };
}
