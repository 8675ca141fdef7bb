/**
 * The engine of a serving process: opened with its memory and agents, kept at work, and closed in
 * order. Unfinished runs go on by themselves: at the start, and later those of a process that died.
 */
import { fileURLToPath } from "node:url";
import type { Accounts } from "@bole/accounts";
import { LOCAL_OWNER } from "@bole/base";
import { careerAgents, type Meaning, openCasebook, openMeaning } from "@bole/career";
import { Plan, Schedules, type WorkQueue } from "@bole/engine";
import { openEmbeddedReader } from "@bole/language/embedded";
import { openPassageReader } from "@bole/language/passages";
import { createPlanner } from "@bole/models/planning";
import { createRecommendation } from "@bole/recommend";
import { type Dispatcher, openDispatcher } from "@bole/talent";
import type { Logger } from "pino";
import { openAccounts } from "../accounts/open-accounts.ts";
import { type LoadedAgents, loadAgents } from "../agents/load-agents.ts";
import { withAgents } from "../agents/with-agents.ts";
import { openCareerHost } from "../career/open-career-host.ts";
import type { Config } from "../config/load-config.ts";
import { CostGuard } from "../guardrails/cost-guard.ts";
import { guardedParts } from "../guardrails/guarded-parts.ts";
import { openGuardrails } from "../guardrails/open-guardrails.ts";
import { vaultSecret } from "../guardrails/vault-secret.ts";
import type { Timers } from "../http/sse/frame-stream.ts";
import { openLanguage } from "../language/open-language.ts";
import { assertReady } from "../lifecycle/readiness.ts";
import type { MailFetching } from "../mail/imap/mail-fetching.ts";
import { openFetching } from "../mail/imap/open-fetching.ts";
import { MailChoices } from "../mail/mail-choices.ts";
import { mailRouteOf } from "../mail/mail-route.ts";
import { ModelChoices } from "../models/model-choices.ts";
import { UsageStore } from "../models/usage-store.ts";
import { startTracing } from "../observe/start-tracing.ts";
import type { PrivacyParts } from "../privacy/privacy-host.ts";
import { RunRetention } from "../privacy/run-retention.ts";
import { Traces } from "../privacy/traces.ts";
import { INDEXING, MAIL } from "../queue/background-jobs.ts";
import { openQueue } from "../queue/open-queue.ts";
import { withSchedules } from "../queue/with-schedules.ts";
import { callCostOf } from "../recruiter/call-cost.ts";
import { forOtherGoals } from "../recruiter/for-other-goals.ts";
import { prepareRecruiter } from "../recruiter/open-recruiter.ts";
import { type OpenResumeHost, openResumeHost } from "../resume/open-resume-host.ts";
import { type OpenTalentHost, openTalentHost } from "../talent/open-talent-host.ts";
import { ReplyAnnouncer } from "../talent/reply-announcer.ts";
import { talentEffects } from "../talent/talent-effects.ts";
import { VERSION } from "../version.ts";
import type { EngineHost } from "./engine-host.ts";
import { engineLogger } from "./engine-logger.ts";
import { type OpenModels, openModels } from "./open-models.ts";
import { openStorage } from "./open-storage.ts";
import { openTextThreads, warmLater } from "./open-text-threads.ts";
import { startEngine, traced } from "./start-engine.ts";

/** What there is to try where nothing is configured. By its path: the server knows no example. */
const EXAMPLE = {
  modules: ["examples/newsroom"],
  cwd: fileURLToPath(new URL("../../../..", import.meta.url)),
};

export interface OpenHostOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly timers: Timers;
  /** Where this process listens. */
  readonly url: string;
}

export interface OpenHost extends EngineHost {
  /** Undefined where nobody has to sign in. */
  readonly accounts: Accounts | undefined;
  /** Stops working; what is unfinished goes on at the next start, or elsewhere. */
  readonly close: () => Promise<void>;
}

export async function openHost(options: OpenHostOptions): Promise<OpenHost> {
  const { config, log } = options;
  const { modules, cwd } = config.agents ?? EXAMPLE;
  const agents = await loadAgents(modules, cwd);
  const storage = await openStorage(config);
  const threads = openTextThreads();
  const reader = openEmbeddedReader();
  const { memory } = storage;
  const onError = (error: unknown) => log.error({ err: error }, "a trace could not be made");
  const tracing = await startTracing({ url: config.otlpUrl, version: VERSION }, memory, onError);
  let open: OpenModels | undefined;
  let meaning: Meaning | undefined;
  let talentHost: OpenTalentHost | undefined;
  let resumeHost: OpenResumeHost | undefined;
  let dispatcher: Dispatcher | undefined;
  let mailFetching: MailFetching | undefined;
  let stopWarming: (() => void) | undefined;
  let queue: WorkQueue | undefined;
  const closeAll = async () => {
    stopWarming?.();
    await mailFetching?.close();
    await dispatcher?.close();
    await resumeHost?.close();
    await talentHost?.close();
    await open?.models.close();
    await threads.close();
    await meaning?.close();
    await reader.close();
    await tracing?.close();
    await queue?.close();
    await memory.close();
  };
  try {
    const secret = vaultSecret(config);
    const guardrails = openGuardrails(
      storage.guardrails,
      engineLogger(log),
      secret,
      threads,
      openPassageReader(),
    );
    const baseUrl = config.publicUrl ?? options.url;
    const accounts = await openAccounts(config, storage.accounts, secret, baseUrl);
    const usage = new UsageStore(storage.models, guardrails);
    const costs = new CostGuard(guardrails, usage);
    const modelChoices = new ModelChoices({ store: storage.models, secret, configured: config });
    open = await openModels(config, modelChoices, memory.cache, engineLogger(log), costs, threads);
    const { models } = open;
    const mailChoices = new MailChoices({ store: storage.mail, secret, configured: config });
    const routeOf = mailRouteOf(mailChoices, config, options.url);
    dispatcher = openDispatcher({
      store: storage.talent,
      guardrails,
      routeOf,
      alone: config.mode === "embedded",
      warn: (message, fields) => log.warn(fields, message),
    });
    // Whichever process has time for it is woken; this one at once, if it is one of them.
    const tell = (queueName: typeof MAIL | typeof INDEXING, tenant: string) => {
      if (queueName === MAIL) dispatcher?.wake();
      if (config.mode === "embedded") return;
      queue
        ?.add({ queue: queueName, tenant, key: "look", priority: "person", attempts: 1 })
        .catch((error: unknown) => log.warn({ err: error }, "other processes could not be woken"));
    };
    talentHost = openTalentHost({
      store: storage.talent,
      ...open,
      guardrails,
      threads,
      log,
      mail: async (tenant) => (await routeOf(tenant)).settings,
      ...(accounts && { zonesOf: (tenant) => accounts.members.zones(tenant) }),
      privateFeeds: config.privateFeeds,
      works: config.works,
      onQueued: (tenant) => tell(MAIL, tenant),
      onIndexed: (tenant) => tell(INDEXING, tenant),
    });
    const { close: _, ...talent } = talentHost;
    const privacy: PrivacyParts = {
      talent: talent.talent,
      database: storage.everything,
      traces: new Traces(storage.everything),
      runs: new RunRetention(storage.engine, storage.guardrails),
      redisUrl: config.redisUrl,
    };
    resumeHost = openResumeHost({
      store: storage.talent,
      talent: talent.talent,
      reader,
      ...open,
      guardrails,
      threads,
    });
    const { close: _close, ...resume } = resumeHost;
    const { agents: recommenders, whyNot } = createRecommendation({
      ...open,
      ...talent,
      threads,
      now: () => new Date(),
    });
    meaning = openMeaning(open.embedder);
    const navigators = careerAgents({
      workspace: talent.talent,
      models,
      reader,
      meaning,
      casebook: openCasebook(open.embedder),
      threads,
    });
    const prepared = prepareRecruiter({
      store: storage.recruiter,
      ...open,
      talent: talent.talent,
      reader,
      guardrails,
      threads,
      callCost: callCostOf(modelChoices, open.prices),
      senderOf: async (tenant) => (await mailChoices.inForce(tenant)).mailFrom?.name,
    });
    const own = [...recommenders, ...navigators, ...prepared.agents];
    const registry = withAgents(agents.registry, own);
    const general = forOtherGoals(createPlanner(models), prepared.agents);
    // What a module brings for a name is meant for its agents, and goes first.
    const offered = { general, default: general, ...agents.planners };
    const planners = { ...offered, recruiter: prepared.planner };
    const guarded = guardedParts({ registry, planners }, guardrails, costs);
    const effects = talentEffects(talent.talent);
    const shipped = new Set(own.map(({ name }) => name));
    const adopts = (agent: string) => shipped.has(agent);
    const parts = { ...guarded, memory, guardrails, effects, adopts };
    const working = tracing ? traced(parts, tracing) : parts;
    queue = await openQueue(config, storage.engine, log);
    const schedules = new Schedules(storage.engine, queue);
    const host = await startEngine(options, { ...working, queue }, prepared, closeAll);
    await host.recruiter.recover();
    stopWarming = warmLater(threads, log);
    if (config.demo) talentHost.demo.loadIfNew(LOCAL_OWNER, log);
    const replies = new ReplyAnnouncer(talent.talent.mails, host.engine);
    replies
      .announce()
      .catch((error: unknown) => log.error({ err: error }, "replies could not be told to runs"));
    if (config.mailIsOn && config.works) dispatcher.start();
    mailFetching = openFetching({
      ...{ store: storage.mail, choices: mailChoices, mails: talent.talent.mails, log },
      alone: config.mode === "embedded",
      onKept: () => replies.announce(),
    });
    if (config.mailIsOn && config.works) mailFetching.start();
    const career = openCareerHost({ store: storage.career, ...host, talent: talent.talent, log });
    const whole: OpenHost = {
      ...host,
      queue,
      schedules,
      privacy,
      accounts,
      // Who plans for the recruiter needs what it has understood.
      planners: Object.keys(offered),
      ...career,
      ...openLanguage({ store: storage.language, reader }),
      mailTemplates: prepared.mailTemplates,
      ...talent,
      ...resume,
      whyNot,
      dispatcher,
      replies,
      models,
      usage,
      modelChoices,
      mailChoices,
      mailFetching,
      prices: open.prices,
      tryModel: open.tryModel,
      threads,
      templates: templatesOf(agents),
      counts: storage.counts,
      assertReady: () =>
        assertReady({
          dataFolder: config.dataFolder,
          databases: [() => memory.runs.nextWake(), storage.ping],
        }),
    };
    return config.works ? withSchedules(whole, options) : whole;
  } catch (error) {
    await closeAll();
    throw error;
  }
}

const templatesOf = ({ plans }: LoadedAgents) =>
  Object.entries(plans).map(([name, plan]) => ({ name, plan: Plan.parse(plan) }));
