/** Lets a model weigh the options and write the report, over the same facts, vetoes and data. */
import { forModel, masked } from "@bole/guardrails";
import type { CallResult, RequestedCall } from "@bole/models";
import { CAREER_REPORT } from "@bole/models/prompts";
import type { SourceBook } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import type { Fact } from "../facts/fact.ts";
import type { NodeCtx } from "../graph/node.ts";
import type { CareerMessage } from "../state/career-state.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { Language } from "../text/language.ts";
import { checkWrittenReport } from "./check-written-report.ts";
import { CAREER_CONVERSATIONS } from "./conversations.ts";
import { type Knowledge, LOOK_UP, LookUp, lookUp } from "./look-up.ts";
import { factsForModel, profileForModel, saidBefore } from "./person-data.ts";
import { WRITE_REPORT, WrittenReport } from "./report-tool.ts";
import { type ReportParts, reportParts } from "./written-report.ts";

export interface ReportRequest {
  readonly messages: readonly CareerMessage[];
  readonly facts: readonly Fact[];
  readonly profile: UserProfile;
  readonly resume: string | null;
  /** What the analysts found. */
  readonly known: readonly Statement[];
  /** What is to be settled in such cases, and whom to ask there. */
  readonly local: readonly string[];
  /** What the person said about the report before. */
  readonly feedback: string;
  readonly knowledge: Omit<Knowledge, "book">;
  readonly book: SourceBook;
  readonly language: Language;
}

export interface ModelReport extends ReportParts {
  readonly model: string;
}

/** `none` where no model is configured, `failed` where one was asked and did not keep to the facts, or answered too late. */
export type NotWritten = "none" | "failed";

export async function writeReport(
  request: ReportRequest,
  ctx: Pick<NodeCtx, "converse" | "today">,
): Promise<ModelReport | NotWritten> {
  const { messages, facts, language, book, feedback } = request;
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const known = [...request.known];
  let accepted: WrittenReport | null = null;
  let tries = 0;
  const perform = async ({ tool, args }: RequestedCall): Promise<CallResult> => {
    if (tool === LOOK_UP.name) {
      const asked = LookUp.safeParse(args);
      if (!asked.success) return { result: { error: asked.error.message } };
      const { names, country = request.knowledge.country } = asked.data;
      const knowledge = { ...request.knowledge, country, book };
      const found = names.map((name) => lookUp(name, knowledge));
      known.push(...found.flatMap(({ statements }) => statements));
      return { result: found.map(({ told }) => told) };
    }
    if (tool !== WRITE_REPORT.name) return { result: { error: `There is no tool ${tool}.` } };
    const read = WrittenReport.safeParse(args);
    const backing = {
      said,
      known: [...known.map(({ text }) => text), ...request.local, request.resume ?? ""],
    };
    const issues = read.success
      ? checkWrittenReport(read.data, { facts, messages, backing, language })
      : read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    tries += 1;
    if (read.success && issues.length === 0) {
      accepted = read.data;
      return { result: "Shown to the person.", ends: true };
    }
    // Once it may mend it; then its part is left out.
    return { result: { issues: issues.slice(0, MOST_ISSUES) }, ends: tries > 1 };
  };
  const conversed = await ctx.converse({
    ...{ name: CAREER_CONVERSATIONS.report, group: "career" },
    instructions: CAREER_REPORT,
    tools: [LOOK_UP, WRITE_REPORT],
    history: saidBefore(messages),
    data: {
      state: { language: language === "zh" ? "Chinese" : "English", today: ctx.today },
      profile: profileForModel(request.profile),
      resume: request.resume === null ? undefined : forModel(request.resume),
      facts: factsForModel(facts),
      found: request.known.map(({ text }) => forModel(text)),
      local: [...request.local],
    },
    message: feedback === "" ? GO : masked(feedback),
    perform,
    max_steps: MOST_STEPS,
    max_output_tokens: LONG_ANSWER,
    timeout_ms: LONG_TIME,
  });
  if (conversed.solver !== "model") return conversed.because === "no_model" ? "none" : "failed";
  if (accepted === null) return "failed";
  const parts = reportParts(accepted, { facts, known, book, model: conversed.model });
  return { ...parts, model: conversed.model };
}

const GO = "Please write the report.";
const MOST_STEPS = 6;
const MOST_ISSUES = 12;
const LONG_ANSWER = 12_000;
const LONG_TIME = 180_000;
