/**
 * What was planned, done: as an edit, as a step in the history, or as a proposal that waits. Events tell
 * what really became of it; they are made only when it is kept.
 */
import { isBoleError } from "@bole/base";
import type { Cause } from "../history/edit.ts";
import type { Conflict } from "../history/merge.ts";
import type { ResumeDocument } from "../model/document.ts";
import type { Changed, Ground } from "../sessions/ground.ts";
import { proposalOf, type StoredProposal } from "../sessions/proposal.ts";
import type { AgentEvent } from "./events.ts";
import type { MadeCall } from "./execute.ts";
import type { TurnPlan } from "./plan-turn.ts";
import { conflictReply, nothingReply, stepReply } from "./replies/turn-reply.ts";
import { callEvents, stepEvents } from "./turn-events.ts";

export interface Settling {
  readonly plan: TurnPlan;
  readonly ground: Ground;
  /** The version that it was planned for. */
  readonly base_version: number;
  readonly mode: "apply" | "propose";
  readonly turn_id: string;
  readonly cause: Omit<Cause, "kind" | "of">;
}

export interface Settled {
  /** Calls and results, without the reply and the end. */
  readonly events: AgentEvent[];
  readonly reply: string;
  readonly changed: Changed;
  readonly proposal: StoredProposal | null;
}

export async function settleTurn(settling: Settling): Promise<Settled> {
  const { plan, ground } = settling;
  if (plan.kind === "talk") {
    return { events: [], reply: plan.reply, changed: await ground.look(), proposal: null };
  }
  if (plan.kind !== "calls") return settleStep(settling, plan);
  const { made, reply } = plan;
  const after = editedBy(made);
  if (after === undefined) {
    return { events: callEvents(made), reply, changed: await ground.look(), proposal: null };
  }
  const isDecided = plan.decides === "apply";
  if (plan.mustWait || (settling.mode === "propose" && !isDecided)) {
    const changed = await ground.look();
    const proposal = proposalOf(settling.turn_id, settling.base_version, made);
    const events = callEvents(made, { proposed: true });
    return { events, reply: plan.proposing, changed, proposal };
  }
  return settleEdit(settling, plan, after);
}

async function settleStep(
  { ground, cause }: Settling,
  { kind, times, language }: TurnPlan & { kind: "undo" | "redo" },
): Promise<Settled> {
  const stepped = await ground.step(kind, times, cause);
  const changed = stepped ?? (await ground.look());
  const success = stepped !== undefined;
  const reply = success ? stepReply(kind, changed.changes, language) : nothingReply(kind, language);
  const data = success ? changed.changes : null;
  const result = { success, message: reply, data, path: null, resume_data: changed.document };
  return { events: stepEvents(kind, times, result), reply, changed, proposal: null };
}

async function settleEdit(
  { ground, base_version, cause }: Settling,
  { made, reply, solver, language }: TurnPlan & { kind: "calls" },
  after: ResumeDocument,
): Promise<Settled> {
  try {
    const of = { ...cause, kind: "chat" as const };
    const changed = await ground.edit(base_version, () => after, of, solver);
    const events = callEvents(made, { after: changed.document });
    return { events, reply, changed, proposal: null };
  } catch (error) {
    const words = refusalWords(error, language);
    if (words === undefined) throw error;
    const changed = await ground.look();
    const events = callEvents(refused(made, words, changed.document));
    return { events, reply: words, changed, proposal: null };
  }
}

/** What the calls made of the résumé; undefined if they only looked at it, or failed. */
function editedBy(made: readonly MadeCall[]): ResumeDocument | undefined {
  const [first, last] = [made[0], made.at(-1)];
  return first === undefined || last === undefined || first.before === last.after
    ? undefined
    : last.after;
}

/** None of them is kept, whatever each of them alone would have done. */
function refused(made: readonly MadeCall[], message: string, current: ResumeDocument): MadeCall[] {
  return made.map(({ call, result }) => ({
    call,
    result: call.name === "CVReader" ? result : { ...result, success: false, message, data: null },
    before: current,
    after: current,
  }));
}

function refusalWords(error: unknown, language: TurnPlan["language"]): string | undefined {
  if (!isBoleError(error)) return undefined;
  if (error.code === "edit-conflict") {
    const { conflicts } = error.data;
    return conflictReply(Array.isArray(conflicts) ? (conflicts as Conflict[]) : [], language);
  }
  if (error.code !== "resume-invalid") return undefined;
  const zh = language === "zh";
  return `${zh ? "没有修改：" : "Nothing was changed: "}${error.issues.map(({ message }) => message).join("; ")}`;
}
