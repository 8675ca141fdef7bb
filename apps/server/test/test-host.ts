/** An engine on a database in memory, with a few agents, for tests of the routes. */

import { type AccountTables, accountMigrations } from "@bole/accounts";
import { inlineThreads } from "@bole/base/threads";
import { careerAgents, careerMigrations, openMeaning } from "@bole/career";
import {
  type Agent,
  createEngine,
  createRegistry,
  defineAgent,
  engineMigrations,
  type Memory,
  openSqlMemory,
  type PlannerSet,
  Schedules,
  SqlWorkQueue,
} from "@bole/engine";
import { guardrailMigrations } from "@bole/guardrails";
import type { Reader } from "@bole/language";
import { openEmbeddedReader } from "@bole/language/embedded";
import { languageErrors } from "@bole/language/errors";
import {
  BUILT_IN_PRICES,
  type CostAccount,
  createModels,
  hashedNgrams,
  type Models,
  type PriceTable,
  tryModel,
} from "@bole/models";
import { createRecommendation } from "@bole/recommend";
import { recruiterAgentMigrations, recruiterMigrations } from "@bole/recruiter";
import { resumeMigrations } from "@bole/resume";
import { openStore, type Store } from "@bole/store";
import { openDispatcher, searchMigrations, talentMigrations } from "@bole/talent";
import { pino } from "pino";
import { z } from "zod";
import { withAgents } from "../src/agents/with-agents.ts";
import { openCareerHost } from "../src/career/open-career-host.ts";
import { type Env, loadConfig } from "../src/config/load-config.ts";
import type { EngineHost } from "../src/engine/engine-host.ts";
import { engineLogger } from "../src/engine/engine-logger.ts";
import { CostGuard } from "../src/guardrails/cost-guard.ts";
import { guardedParts } from "../src/guardrails/guarded-parts.ts";
import { openGuardrails } from "../src/guardrails/open-guardrails.ts";
import { languageMigrations } from "../src/language/language-tables.ts";
import { openLanguage } from "../src/language/open-language.ts";
import { openFetching } from "../src/mail/imap/open-fetching.ts";
import { MailChoices } from "../src/mail/mail-choices.ts";
import { mailRouteOf } from "../src/mail/mail-route.ts";
import { mailMigrations } from "../src/mail/mail-tables.ts";
import { ModelChoices } from "../src/models/model-choices.ts";
import { modelMigrations } from "../src/models/model-tables.ts";
import { UsageStore } from "../src/models/usage-store.ts";
import { countStates } from "../src/observe/count-states.ts";
import { RunRetention } from "../src/privacy/run-retention.ts";
import { Traces } from "../src/privacy/traces.ts";
import { prepareRecruiter } from "../src/recruiter/open-recruiter.ts";
import { openResumeHost } from "../src/resume/open-resume-host.ts";
import { RunFeeds } from "../src/runs/run-feeds.ts";
import { openTalentHost } from "../src/talent/open-talent-host.ts";
import { ReplyAnnouncer } from "../src/talent/reply-announcer.ts";
import { talentEffects } from "../src/talent/talent-effects.ts";

export const echo = defineAgent({
  name: "echo",
  description: "Says what it is told.",
  kind: "generation",
  input: z.object({ text: z.string() }),
  output: z.object({ text: z.string() }),
  run: ({ text }) => ({ text }),
});

export const mail = defineAgent({
  name: "mail",
  description: "Sends a mail.",
  kind: "generation",
  effects: ["mail"],
  input: z.object({ to: z.string() }),
  output: z.object({ sent: z.boolean() }),
  run: () => ({ sent: true }),
});

export const fails = defineAgent({
  name: "fails",
  description: "Fails.",
  kind: "generation",
  input: z.object({}),
  output: z.object({}),
  run: () => {
    throw new Error("it cannot");
  },
});

type AskedModels = Pick<Models, "run" | "converse">;

export interface TestHostOptions {
  readonly memory?: Memory;
  readonly agents?: readonly Agent[];
  readonly planners?: Readonly<Record<string, PlannerSet>>;
  /** None, unless given: then rules alone answer. */
  readonly models?: AskedModels | ((account: CostAccount) => AskedModels);
  readonly prices?: PriceTable;
  /** Whether reading files and judging people asks them, too. @default false */
  readonly talentModels?: boolean;
  /** Settings of mail. */
  readonly env?: Env;
  /** Whether the agents of the recommendation are there, too. @default false */
  readonly recommends?: boolean;
  /** Whether those of the recruiter are, and with them those of the recommendation. @default false */
  readonly recruits?: boolean;
  /** @default false: what is queued stays so */
  readonly sendsMail?: boolean;
  /** Who says what a message means. @default the embedded reader for the recruiter and résumés; else nobody */
  readonly reader?: Reader;
  /** What personal data is locked with. */
  readonly secret?: () => Promise<string>;
}

export interface TestHost extends EngineHost {
  /** For a test that turns accounts on. */
  readonly accountStore: Store<AccountTables>;
}

export async function testHost(options: TestHostOptions = {}): Promise<TestHost> {
  const { agents = [echo, mail, fails], planners = {} } = options;
  const migrations = [
    engineMigrations,
    guardrailMigrations,
    talentMigrations,
    searchMigrations,
    resumeMigrations,
    careerMigrations,
    languageMigrations,
    modelMigrations,
    mailMigrations,
    recruiterMigrations,
    recruiterAgentMigrations,
    accountMigrations,
  ] as const;
  const store = await openStore({ file: ":memory:", migrations });
  const memory = options.memory ?? openSqlMemory(store.only(engineMigrations));
  const log = pino({ level: "silent" });
  const secret = options.secret ?? (async () => "a secret for tests, of no use elsewhere");
  const guardrails = openGuardrails(store.only(guardrailMigrations), engineLogger(log), secret);
  const configured = loadConfig({ BOLE_MAIL_UNDO_SECONDS: "0", ...options.env }, "/nowhere");
  const mailStore = store.only(mailMigrations);
  const mailChoices = new MailChoices({ store: mailStore, secret, configured });
  const routeOf = mailRouteOf(mailChoices, configured);
  const dispatcher = openDispatcher({
    store: store.only(talentMigrations, searchMigrations),
    guardrails,
    routeOf,
    alone: true,
    warn: () => undefined,
  });
  const usage = new UsageStore(store.only(modelMigrations), guardrails);
  const costs = new CostGuard(guardrails, usage);
  const modelChoices = new ModelChoices({
    ...{ store: store.only(modelMigrations), secret, configured },
  });
  const chainsOf = (tenant: string) => modelChoices.chains(tenant);
  const { models: given = createModels({ embedder: hashedNgrams(), account: costs, chainsOf }) } =
    options;
  const models = typeof given === "function" ? given(costs) : given;
  const { close: _, ...talent } = openTalentHost({
    store: store.only(talentMigrations, searchMigrations),
    embedder: hashedNgrams(),
    guardrails,
    ...(options.talentModels === true && { models }),
    log,
    mail: async (tenant) => (await routeOf(tenant)).settings,
    onQueued: () => dispatcher.wake(),
  });
  const { agents: recommenders, whyNot } = createRecommendation({
    ...talent,
    models,
    embedder: hashedNgrams(),
    now: () => new Date(),
  });
  const reader = options.reader ?? openEmbeddedReader();
  const prepared = prepareRecruiter({
    store: store.only(recruiterMigrations, recruiterAgentMigrations),
    talent: talent.talent,
    guardrails,
    models,
    reader,
    callCost: async () => () => undefined,
  });
  const own = withAgents(createRegistry(agents), [
    ...(options.recommends === true || options.recruits === true ? recommenders : []),
    ...(options.recruits === true ? prepared.agents : []),
    ...careerAgents({ workspace: talent.talent, models, reader, meaning: openMeaning(undefined) }),
  ]);
  const planning = { recruiter: prepared.planner, ...planners };
  const parts = guardedParts({ registry: own, planners: planning }, guardrails, costs);
  const { registry } = parts;
  const engine = createEngine({ memory, ...parts, effects: talentEffects(talent.talent) });
  const recruiter = prepared.open({ engine, memory, registry, logger: engineLogger(log) });
  const feeds = new RunFeeds({ engine, memory, log });
  const names = Object.keys(planners);
  const replies = new ReplyAnnouncer(talent.talent.mails, engine);
  const mailFetching = openFetching({
    ...{ store: mailStore, choices: mailChoices, mails: talent.talent.mails, alone: true, log },
    onKept: () => replies.announce(),
  });
  if (options.sendsMail === true) dispatcher.start();
  const host = {
    engine,
    memory,
    registry,
    planners: names,
    templates: [],
    feeds,
    replies,
    dispatcher,
    recruiter,
    mailTemplates: prepared.mailTemplates,
  };
  const { close: _close, ...resume } = openResumeHost({
    store: store.only(talentMigrations, searchMigrations, resumeMigrations),
    talent: talent.talent,
    reader: openEmbeddedReader({ timeoutMs: 120_000 }),
    models,
    embedder: hashedNgrams(),
    guardrails,
  });
  const career = openCareerHost({
    store: store.only(careerMigrations),
    engine,
    memory,
    talent: talent.talent,
    log,
  });
  const queue = await SqlWorkQueue.open(store.only(engineMigrations));
  return {
    ...host,
    queue,
    schedules: new Schedules(store.only(engineMigrations), queue),
    accountStore: store.only(accountMigrations),
    assertReady: async () => undefined,
    counts: () => countStates(store.only(engineMigrations, talentMigrations)),
    guardrails,
    models,
    usage,
    modelChoices,
    mailChoices,
    mailFetching,
    tryModel: (endpoint, ctx) =>
      tryModel(createModels({ models: [endpoint], account: costs }), endpoint, ctx),
    prices: options.prices ?? BUILT_IN_PRICES,
    threads: inlineThreads,
    whyNot,
    privacy: {
      talent: talent.talent,
      database: store,
      traces: new Traces(store),
      runs: new RunRetention(store.only(engineMigrations), store.only(guardrailMigrations)),
      redisUrl: undefined,
    },
    ...talent,
    ...resume,
    ...career,
    ...openLanguage({
      store: store.only(languageMigrations),
      reader: options.reader ?? NO_READER,
    }),
  };
}

/** For tests that read nothing. */
const NO_READER: Reader = {
  name: "embedded",
  read: () =>
    Promise.reject(languageErrors.error("reader-unavailable", "This test has no reader.")),
};
