import type { Threads } from "@bole/base/threads";
import type { Engine, Memory, Plan, Registry } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import type { Models, PriceTable } from "@bole/models";
import type { Dispatcher } from "@bole/talent";
import type { CareerHost } from "../career/career-host.ts";
import type { LanguageHost } from "../language/open-language.ts";
import type { MailFetching } from "../mail/imap/mail-fetching.ts";
import type { MailChoices } from "../mail/mail-choices.ts";
import type { ModelChoices } from "../models/model-choices.ts";
import type { UsageStore } from "../models/usage-store.ts";
import type { StateCounts } from "../observe/count-states.ts";
import type { PrivacyHost } from "../privacy/privacy-host.ts";
import type { WorkHost } from "../queue/work-host.ts";
import type { RecommendHost } from "../recommend/recommend-host.ts";
import type { RecruiterHost } from "../recruiter/recruiter-host.ts";
import type { ResumeHost } from "../resume/resume-host.ts";
import type { RunFeeds } from "../runs/run-feeds.ts";
import type { ReplyAnnouncer } from "../talent/reply-announcer.ts";
import type { TalentHost } from "../talent/talent-host.ts";
import type { TryModel } from "./open-models.ts";

/** The engine with everything around it that the routes need. */
export interface EngineHost
  extends TalentHost,
    ResumeHost,
    RecommendHost,
    CareerHost,
    LanguageHost,
    WorkHost,
    PrivacyHost,
    RecruiterHost {
  readonly engine: Engine;
  readonly memory: Memory;
  readonly registry: Registry;
  /** Names of those who can plan for a goal. */
  readonly planners: readonly string[];
  /** Plans that came with the agents. */
  readonly templates: readonly { readonly name: string; readonly plan: Plan }[];
  readonly feeds: RunFeeds;
  /** Sends what is in the outbox. */
  readonly dispatcher: Dispatcher;
  /** Tells runs of the replies that they wait for. */
  readonly replies: ReplyAnnouncer;
  /** Stand before what comes in, after what goes out, and before what is done. */
  readonly guardrails: Guardrails;
  /** How many runs and mails are in which state. */
  readonly counts: () => Promise<StateCounts>;
  /** Throws `not-ready` while a database is away or the disk is full. */
  readonly assertReady: () => Promise<void>;
  /** Answer tasks, by rules alone where no model is configured. */
  readonly models: Pick<Models, "run" | "converse">;
  /** What models and embedded solvers were asked, and what that took. */
  readonly usage: UsageStore;
  readonly prices: PriceTable;
  /** Which models are asked for what. */
  readonly modelChoices: ModelChoices;
  readonly tryModel: TryModel;
  /** How mail leaves and comes in. */
  readonly mailChoices: MailChoices;
  /** Reads mailboxes. */
  readonly mailFetching: MailFetching;
  /** Where everything is read that people and documents say. */
  readonly threads: Threads;
}
