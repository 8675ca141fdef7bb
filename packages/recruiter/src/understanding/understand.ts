/**
 * What a message wants, with everything that it names found in the workspace or asked for. Rules and
 * the sentence model read it; with a language model configured that one reads it first, is checked,
 * and gives way to them. Nothing is changed by reading.
 */
import type { ExecutionCtx } from "@bole/engine";
import { askAbout, askedOf } from "./asked/ask-about.ts";
import { continueQuestion } from "./entities/continue-question.ts";
import { fillWanted } from "./entities/fill-wanted.ts";
import { listJobs } from "./entities/jobs.ts";
import { isZone } from "./entities/local-time.ts";
import { rosterFor } from "./entities/roster.ts";
import type { Scene } from "./entities/scene.ts";
import { confirmIntent } from "./goals/confirm-intent.ts";
import { hearMessage } from "./goals/hear-message.ts";
import type { SessionMemory } from "./memory.ts";
import type { IncomingMessage } from "./message.ts";
import type { UnderstandingParts } from "./parts.ts";
import type { Reading } from "./reading.ts";
import { say } from "./text/said.ts";
import { spokenLanguage } from "./text/spoken-language.ts";

interface Unread {
  readonly message: IncomingMessage;
  readonly memory: SessionMemory;
}

type ReadCtx = Pick<ExecutionCtx, "tenant" | "clock" | "signal" | "run_id" | "budget" | "logger">;

export async function understand(
  parts: UnderstandingParts,
  { message, memory }: Unread,
  ctx: ReadCtx,
): Promise<Reading> {
  const continued = continueQuestion(message.message, memory);
  const text = continued?.message ?? message.message;
  const said = say(text);
  const language = /[\p{L}]/u.test(said.raw) ? spokenLanguage(said.raw) : (memory.language ?? "en");
  const blank: Reading = {
    ...{ route: "chat", wanted: null, confidence: 1, language, goal: text },
    ...{ answered: null, asked: null, question: null, intended: null, notes: [] },
  };
  // An order that was smuggled in is nobody's wish; the chat's input guard says so.
  if (await isRefused(parts, message, language, ctx))
    return { ...blank, asked: askedOf("open", language) };
  const { policy } = await parts.guardrails.policy(ctx.tenant);
  const zone =
    message.time_zone !== null && isZone(message.time_zone) ? message.time_zone : policy.time_zone;
  const scene: Scene = {
    ...{ tenant: ctx.tenant, said, language, zone, now: ctx.clock.now(), page: message.page },
    memory,
    chosen: continued?.chosen ?? NO_CHOICE,
    jobs: await listJobs(parts.talent.jobs, ctx.tenant),
    roster: await rosterFor(parts.talent.people, ctx.tenant, said.raw, []),
    hasFiles: message.attachments.length > 0,
  };
  const heard = await hearMessage(parts, scene, ctx);
  const doubt = scene.chosen.confirmed ? null : confirmIntent(heard, scene);
  if (doubt !== null) return { ...blank, confidence: heard.confidence, question: doubt };
  if (heard.intent !== "work") {
    const { asked, question } = await askAbout(parts, scene, heard);
    return { ...blank, confidence: heard.confidence, asked, question };
  }
  const filled = await fillWanted(parts, scene, heard);
  if (filled.question !== null) {
    const { question, intended } = filled;
    return { ...blank, confidence: heard.confidence, question, intended };
  }
  const { wanted, notes, route } = filled;
  return { ...blank, route, wanted, notes, confidence: heard.confidence };
}

const NO_CHOICE = { job_id: null, people: {}, without: [], confirmed: false };

async function isRefused(
  { guardrails }: UnderstandingParts,
  { message, user, roles, session_id }: IncomingMessage,
  language: "zh" | "en",
  { tenant }: ReadCtx,
): Promise<boolean> {
  const context = { tenant, user, roles, session_id, language, dry_run: true };
  return !(await guardrails.checkInput(message, context)).allowed;
}
