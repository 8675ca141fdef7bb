import { GraphRecursionError } from "@langchain/langgraph";
import { z } from "zod";
import type { CompiledGraph, CompiledStep } from "../../compile/compiled-plan.ts";
import { HOST, type NodeHost } from "../../compile/named-state-graph.ts";
import { assertJson, isRecord, type JsonValue } from "../../contracts/json.ts";
import type { GraphState, NodeEnd } from "../../contracts/named-graph.ts";
import type { Step } from "../../contracts/plan.ts";
import { engineErrors } from "../../errors.ts";
import type { StepFailure } from "../../memory/ports/index.ts";
import type { Scope } from "../../placeholders/scope.ts";
import { type PlanKeys, visitKey } from "./journal-key.ts";
import type { PlanEnd, RunContext } from "./run-context.ts";
import { CutOff, RunStopped } from "./run-stop.ts";
import { settleStep } from "./settle-step.ts";
import type { StepEnd } from "./step-end.ts";

/**
 * One graph at work inside a run. LangGraph knows the way; each visit of a node is a step of the
 * run, with all that a step has. When one fails that must not, nothing new starts, what is under way
 * ends, and open gates are withdrawn.
 */
export class GraphCall implements NodeHost {
  readonly #run: RunContext;
  readonly #graph: CompiledGraph;
  readonly #input: JsonValue;
  readonly #keys: PlanKeys;
  readonly #visits = new Map<string, number>();
  readonly #ends = new Map<string, StepEnd>();
  /** Keys of the visits that are over. */
  readonly #ended: string[] = [];
  #underWay = 0;
  #between = Promise.withResolvers<void>();
  #halt: PlanEnd["halt"] = null;
  /** Set when a strand was stopped from outside, so that the graph cannot come to its own end. */
  #abandoned: RunStopped | null = null;

  constructor(run: RunContext, graph: CompiledGraph, input: JsonValue, keys: PlanKeys) {
    this.#run = run;
    this.#graph = graph;
    this.#input = input;
    this.#keys = keys;
  }

  /** Resolves when the graph is at its end, which a gate may delay; see `PlanScope.run`. */
  async run(): Promise<PlanEnd> {
    const { graph, runnable } = this.#graph;
    const begin = graph.state.safeParse(this.#input);
    if (!begin.success) throw misfit("The graph begins with", begin.error);
    const state = await this.#run.activity.strand(async () => {
      try {
        return await runnable.invoke(stateOf(begin.data), {
          configurable: { [HOST]: this },
          recursionLimit: graph.most_visits,
        });
      } catch (error) {
        if (error instanceof GraphRecursionError) throw endless(graph.most_visits);
        throw error;
      }
    });
    if (this.#abandoned && !this.#halt) throw this.#abandoned;
    return { halt: this.#halt, scope: scopeOf(assertJson(state, "The state of a graph")) };
  }

  endOf(node: string): NodeEnd | null {
    const end = this.#ends.get(node);
    if (this.#isOver || end === undefined || end.status === "cancelled") return null;
    return { status: end.status };
  }

  async visit(node: string, state: GraphState): Promise<GraphState> {
    const compiled = this.#graph.nodes.get(node);
    if (compiled === undefined || this.#isOver) return {};
    const visit = this.#visits.get(node) ?? 0;
    this.#visits.set(node, visit + 1);
    const key = visitKey(this.#keys.of(node), visit);
    this.#run.suspects.started(key, () => this.#ended);
    this.#enter();
    try {
      return await this.#run.activity.strand(async () => {
        const scope = scopeOf(state);
        const end = await settleStep(this.#run, compiled, key, scope, () => undefined);
        this.#ended.push(key);
        return this.#takeIn(compiled, end);
      });
    } catch (error) {
      this.#broken(error);
      return {};
    } finally {
      this.#leave();
    }
  }

  get #isOver(): boolean {
    return this.#halt !== null || this.#abandoned !== null || this.#run.stop.reason !== null;
  }

  #takeIn({ step, agent }: CompiledStep, end: StepEnd): GraphState {
    this.#ends.set(step.id, end);
    if (end.status === "cancelled") this.#abandoned = new CutOff(end.error?.message);
    else if (end.error && this.#stopsAt(step, end)) this.#stop(step.id, end.error);
    if (end.status !== "completed") return {};
    const { shape } = this.#graph.graph.state;
    const fields = Object.keys(isRecord(end.result) ? end.result : {});
    const schemas = fields.map((field) => [field, shape[field] ?? z.never()]);
    const given = z.strictObject(Object.fromEntries(schemas)).safeParse(end.result);
    if (given.success) return stateOf(given.data);
    this.#stop(step.id, misfit(`Agent "${agent.name}" gives`, given.error));
    return {};
  }

  #stop(step: string, { code, message }: StepFailure): void {
    this.#halt ??= { step, failure: { code, message } };
    this.#run.gates.withdraw(this.#keys.has);
  }

  /** A rejection is for whoever chooses the way; where nobody does, it ends here. */
  #stopsAt({ id, on_error }: Step, { status }: StepEnd): boolean {
    if (status === "failed") return on_error !== "continue";
    const ways = this.#graph.graph.ways.filter(({ from }) => from.includes(id));
    return status === "rejected" && !ways.some(({ choose }) => choose !== null);
  }

  /** A strand that throws was stopped; anything else means that the run cannot be trusted. */
  #broken(error: unknown): void {
    if (error instanceof RunStopped) this.#abandoned = error;
    else this.#run.stop.stop({ kind: "crash", error });
  }

  /** Between its nodes the graph itself is at work; while they are, only they count. */
  #enter(): void {
    this.#underWay += 1;
    if (this.#underWay > 1) return;
    const between = Promise.withResolvers<void>();
    this.#between = between;
    void this.#run.activity.aside(() => between.promise);
  }

  #leave(): void {
    this.#underWay -= 1;
    if (this.#underWay === 0) this.#between.resolve();
  }
}

/** To its placeholders the state is `$input`; a node sees no other node. */
const scopeOf = (state: JsonValue): Scope => ({ step: () => undefined, input: state });

function stateOf(value: unknown): GraphState {
  const state = assertJson(value, "The state of a graph");
  return isRecord(state) ? state : {};
}

function misfit(what: string, error: z.ZodError) {
  return engineErrors.error(
    "graph-state-invalid",
    `${what} what does not fit the state: ${z.prettifyError(error)}`,
  );
}

function endless(most: number) {
  return engineErrors.error("graph-endless", `It had gone through ${most} rounds of nodes.`);
}
