/** Lets a model write the plan; it has to pass `checkPlan` and the vetoes, or the embedded one serves. */
import { forModel, masked } from "@bole/guardrails";
import type { CallResult, RequestedCall } from "@bole/models";
import { CAREER_PLAN } from "@bole/models/prompts";
import type { Fact } from "../facts/fact.ts";
import type { NodeCtx } from "../graph/node.ts";
import type { FinalPlan } from "../plan/final-plan.ts";
import type { IntegratedReport } from "../report/integrated-report.ts";
import type { CareerMessage } from "../state/career-state.ts";
import { checkWrittenPlan } from "./check-written-plan.ts";
import { CAREER_CONVERSATIONS } from "./conversations.ts";
import { type LaidOut, type LayOut, layOutPlan } from "./lay-out-plan.ts";
import { factsForModel, saidBefore } from "./person-data.ts";
import { WRITE_PLAN, WrittenPlan } from "./plan-tool.ts";
import type { NotWritten } from "./write-report.ts";

export interface PlanRequest extends LayOut {
  readonly messages: readonly CareerMessage[];
  readonly facts: readonly Fact[];
  /** What was chosen, in words; empty where it is still open. */
  readonly target: string;
  readonly report: IntegratedReport | null;
  readonly resume: string | null;
  readonly previous: FinalPlan | null;
  readonly feedback: string;
  /** After a crisis a plan asks for little. */
  readonly isSmall: boolean;
  readonly local: readonly string[];
}

export async function writePlan(
  request: PlanRequest,
  ctx: Pick<NodeCtx, "converse" | "today">,
): Promise<(LaidOut & { readonly model: string }) | NotWritten> {
  const { messages, facts, language, report, wishes, previous } = request;
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const shown = report === null ? [] : reportTexts(report);
  let accepted: LaidOut | null = null;
  let tries = 0;
  const perform = async ({ tool, args }: RequestedCall): Promise<CallResult> => {
    if (tool !== WRITE_PLAN.name) return { result: { error: `There is no tool ${tool}.` } };
    const read = WrittenPlan.safeParse(args);
    const laid = read.success ? layOutPlan(read.data, request) : null;
    const issues =
      read.success && laid !== null
        ? checkWrittenPlan(read.data, laid, {
            ...{ facts, today: ctx.today, language, hours: wishes.hours_per_week },
            backing: { said, known: [...shown, ...request.local, request.resume ?? ""] },
          })
        : (read.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
    tries += 1;
    if (laid !== null && issues.length === 0) {
      accepted = laid;
      return { result: "Shown to the person.", ends: true };
    }
    return { result: { issues: issues.slice(0, MOST_ISSUES) }, ends: tries > 1 };
  };
  const conversed = await ctx.converse({
    ...{ name: CAREER_CONVERSATIONS.plan, group: "career" },
    instructions: CAREER_PLAN,
    tools: [WRITE_PLAN],
    history: saidBefore(messages),
    data: {
      state: {
        language: language === "zh" ? "Chinese" : "English",
        ...{ today: ctx.today, starts: request.start, target: request.target },
        hours_per_week: wishes.hours_per_week ?? "not said",
        ...(wishes.target_date !== null && { end_date: wishes.target_date }),
        ...(request.isSmall && { after_a_crisis: true }),
      },
      facts: factsForModel(facts),
      report: shown.map((text) => forModel(text)),
      resume: request.resume === null ? undefined : forModel(request.resume),
      local: [...request.local],
      previous: previous === null ? undefined : previousPlan(previous),
    },
    message: request.feedback === "" ? GO : masked(request.feedback),
    perform,
    max_steps: MOST_STEPS,
    max_output_tokens: LONG_ANSWER,
    timeout_ms: LONG_TIME,
  });
  if (conversed.solver !== "model") return conversed.because === "no_model" ? "none" : "failed";
  if (accepted === null) return "failed";
  const { plan, goals }: LaidOut = accepted;
  return { plan, goals, model: conversed.model };
}

function reportTexts({
  executive_summary,
  career_matching,
  settle_first,
  recommendations,
}: IntegratedReport): string[] {
  return [
    executive_summary,
    ...career_matching.ways.map(
      ({ name, fit, gap, time, risk, test }) =>
        `${name}: ${[fit, gap, time, risk, test].map(({ text }) => text).join(" ")}`,
    ),
    ...settle_first.map(({ title, how }) => `${title}: ${how}`),
    ...recommendations,
  ];
}

const previousPlan = ({ plan_overview, action_items }: FinalPlan) => ({
  overview: plan_overview,
  actions: action_items.map(({ week, title, hours }) => ({ week, title, hours })),
});

const GO = "Please write the plan.";
const MOST_STEPS = 4;
const MOST_ISSUES = 12;
const LONG_ANSWER = 12_000;
const LONG_TIME = 180_000;
