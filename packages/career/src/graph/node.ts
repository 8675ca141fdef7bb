/**
 * What every node of the graph has in common: it says how long it took and who answered, it tells the
 * stage as soon as it is known, and what it gives is what changes in the state.
 */
import type { Principal } from "@bole/base";
import { inlineThreads, type Threads } from "@bole/base/threads";
import { type AgentKind, type AgentSpec, defineAgent, type ExecutionCtx } from "@bole/engine";
import type { Reader } from "@bole/language";
import type { Answer, Conversation, Conversed, Models, Task } from "@bole/models";
import type { z } from "zod";
import type { Workspace } from "../analysts/ports.ts";
import type { Casebook } from "../casebook/nearest-cases.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import type { WorkflowStage } from "../state/career-state.ts";
import { type Day, dayOf } from "../text/day.ts";

/** What the nodes work with. */
export interface CareerParts {
  readonly workspace: Workspace;
  readonly models: Pick<Models, "run" | "converse">;
  /** Says what a message means. */
  readonly reader: Pick<Reader, "read">;
  /** Says what words are like. */
  readonly meaning: Meaning;
  /** Finds typical cases. @default nobody is asked for one, and no advice comes of any */
  readonly casebook?: Casebook;
  /** Where what people say is read. @default the caller's own thread, without a deadline */
  readonly threads?: Threads;
}

/** What a node's body is handed beside its input. */
export interface NodeCtx {
  readonly now: string;
  readonly today: Day;
  readonly principal: (user: string) => Principal;
  /** Tells whoever watches. */
  readonly tell: (
    event: "stage" | "text" | "question",
    data: Readonly<Record<string, string>>,
  ) => void;
  readonly signal: AbortSignal;
  /** Reads what somebody said, in a thread. */
  readonly read: Threads["run"];
  /** Asks a task, and books who answered into the metrics of the node. */
  readonly ask: <In extends z.ZodType, Out extends z.ZodType>(
    task: Task<In, Out>,
    input: z.input<In>,
  ) => Promise<Answer<z.output<Out>>>;
  /** Lets a model work through tools, and books it in the same way. */
  readonly converse: (conversation: Conversation) => Promise<Conversed>;
}

/** What the body of a node gives. */
type Given<Out extends z.ZodObject> = Omit<z.output<Out>, "system_metrics">;

export interface NodeDefinition<In extends z.ZodObject, Out extends z.ZodObject> {
  /** As the seed calls it. */
  readonly name: string;
  readonly kind: AgentKind;
  readonly description: string;
  readonly input: In;
  /** With `system_metrics`, which every node gives. Made once: types are kept by schema. */
  readonly output: Out;
  readonly parts: CareerParts;
  run(input: z.output<In>, ctx: NodeCtx): Promise<Given<Out>> | Given<Out>;
}

export function defineNode<In extends z.ZodObject, Out extends z.ZodObject>(
  definition: NodeDefinition<In, Out>,
): AgentSpec<In, z.ZodType> {
  const { name, kind, description, input, output, parts } = definition;
  return defineAgent<In, z.ZodType>({
    name: `career_${name}`,
    description,
    kind,
    tags: { part_of: "career_navigator" },
    input,
    output,
    run: async (given, ctx) => {
      const began = ctx.clock.now();
      const used = { solver: "embedded", tokens: 0 };
      const update = await definition.run(given, nodeCtx(ctx, parts, used));
      const at = ctx.clock.now();
      const metrics = { calls: 1, ms: at - began, ...used, last_at: new Date(at).toISOString() };
      return { ...update, system_metrics: { nodes: { [name]: metrics } } };
    },
  });
}

function nodeCtx(
  ctx: ExecutionCtx,
  { models, threads = inlineThreads }: CareerParts,
  used: { solver: string; tokens: number },
): NodeCtx {
  const now = new Date(ctx.clock.now()).toISOString();
  return {
    now,
    today: dayOf(ctx.clock.now()),
    signal: ctx.signal,
    principal: (user) => ({ tenant: ctx.tenant, user, roles: ["candidate"] }),
    tell: (event, data) => ctx.progress(event, { ...data }),
    read: (job, args) => threads.run(job, args, { signal: ctx.signal, subject: "What was said" }),
    ask: async (task, input) => {
      const answer = await models.run(task, input, ctx);
      used.tokens += answer.tokens.input + answer.tokens.output;
      if (answer.model !== null) used.solver = answer.model;
      return answer;
    },
    converse: async (conversation) => {
      const conversed = await models.converse(conversation, ctx);
      used.tokens += conversed.tokens.input + conversed.tokens.output;
      if (conversed.solver === "model") used.solver = conversed.model;
      return conversed;
    },
  };
}

/** Says the stage at once; the state has it when the node has ended. */
export function enter(ctx: NodeCtx, stage: WorkflowStage): WorkflowStage {
  ctx.tell("stage", { stage });
  return stage;
}
