/**
 * Puts the recruiter together. Its agents belong into the registry before there is an engine, and need
 * the engine when they run: so it is made in two moves, first the agents and the planner, then the rest.
 */
import { randomUUID } from "node:crypto";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Agent, Engine, Logger, Memory, PlannerSet, Registry } from "@bole/engine";
import type { Reader } from "@bole/language";
import type { Models } from "@bole/models";
import { recruiterAgents } from "../agents/index.ts";
import type { RecruiterParts } from "../agents/shared/parts.ts";
import { recruiterErrors } from "../errors.ts";
import { Narrator } from "../narrate/narrator.ts";
import { decisionReader } from "../reading/read-decision.ts";
import type { Answers, PendingInterrupts, WorkflowStarter } from "../router/ports.ts";
import { routerAgents } from "../router/router-graph.ts";
import { EventLog } from "../sessions/event-log.ts";
import { Sessions } from "../sessions/sessions.ts";
import type { RecruiterStore } from "../sessions/store.ts";
import { interviewAfterReply } from "../supervisor/interview-after-reply.ts";
import { recruiterPlanner } from "../supervisor/recruiter-planner.ts";
import { PlanBook, type PlanBookParts } from "../workflows/plan-book.ts";
import { WorkflowDesk } from "../workflows/workflow-desk.ts";
import { attachmentPath, Recruiter } from "./recruiter.ts";

export interface CreateRecruiterOptions
  extends Omit<RecruiterParts, "threads" | "models">,
    Pick<PlanBookParts, "callCost"> {
  /** Where messages and mails are read. @default the caller's own thread, without a deadline */
  readonly threads?: Threads;
  readonly models: Pick<Models, "run" | "converse">;
  readonly store: RecruiterStore;
  /** Who reads messages where no model does. */
  readonly reader: Reader;
  readonly now?: () => Date;
}

export interface OpenParts {
  readonly engine: Engine;
  readonly memory: Memory;
  readonly registry: Registry;
  readonly logger: Logger;
}

export interface UnopenedRecruiter {
  readonly agents: readonly Agent[];
  readonly planner: PlannerSet;
  /** Once, when the engine is there. */
  open(parts: OpenParts): Recruiter;
}

export function createRecruiter(given: CreateRecruiterOptions): UnopenedRecruiter {
  const options = { threads: inlineThreads, ...given };
  const { store, talent, models, now = () => new Date() } = options;
  const sessions = new Sessions({ store, now });
  const log = new EventLog({ store, now });
  const late: { desk?: WorkflowDesk; registry?: Registry; files?: Memory["vfs"] } = {};
  const desk = () => late.desk ?? notOpen();
  const registry = () => late.registry ?? notOpen();
  const workflows: WorkflowStarter & Answers & PendingInterrupts = {
    start: (request) => desk().start(request),
    answer: (given) => desk().answer(given),
    pending: (tenant, session) => desk().pending(tenant, session),
    found: (tenant, id) => desk().found(tenant, id),
  };
  const templates = {
    list: (tenant: string) =>
      options.templates.list({ tenant, user: "agent:router", roles: ["owner"] }),
  };
  const specialists = recruiterAgents(options);
  const router = routerAgents({
    ...options,
    templates,
    sessions,
    interrupts: workflows,
    attachments: {
      read: async (tenant, id) => {
        const file = await (late.files ?? notOpen()).get(tenant, attachmentPath(id));
        if (file === null)
          throw recruiterErrors.error("attachment-unknown", `There is no file "${id}".`);
        return { name: file.entry.tags[0] ?? id, bytes: file.content };
      },
    },
    workflows,
    answers: workflows,
  });
  return {
    agents: [...specialists, afterReply(specialists), ...router],
    planner: recruiterPlanner({ talent, models, registry }),
    open: (parts) => {
      late.registry = parts.registry;
      late.files = parts.memory.vfs;
      const plans = new PlanBook({ ...options, ...parts, registry, now });
      const narrator = new Narrator({ ...parts, talent, plans, log, holds: options.holds });
      late.desk = new WorkflowDesk({
        ...parts,
        registry,
        talent,
        plans,
        sessions,
        log,
        narrator,
        readDecision: decisionReader({ ...options, templates, now }),
        now,
      });
      return new Recruiter({
        engine: parts.engine,
        sessions,
        workflows: late.desk,
        log,
        narrator,
        files: parts.memory.vfs,
        assertKnown: async (principal, { job_id, person_ids = [] }) => {
          if (job_id !== undefined) await talent.jobs.get(principal, job_id);
          for (const id of person_ids) await talent.people.get(principal, id);
        },
        unfinished: () => talent.workflows.unfinished(),
        newId: (prefix) => `${prefix}_${randomUUID()}`,
      });
    },
  };
}

function afterReply(agents: readonly Agent[]): Agent {
  const named = (name: string) => agents.find((agent) => agent.name === name) ?? notOpen();
  return interviewAfterReply({
    readReply: named("communication_read_reply"),
    propose: named("scheduling_propose"),
    invite: named("communication_invite"),
  });
}

function notOpen(): never {
  throw new Error("The recruiter is used before it is open.");
}
