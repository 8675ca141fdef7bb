/**
 * What a message wants, with everything that it names found in the workspace or asked for. Rules and
 * the sentence model read it; with a language model configured that one reads it first, is checked,
 * and gives way to them. Nothing is changed by reading.
 */
import { collapse, isTimeZone } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import { hearMessage } from "./goals/hear-message.ts";
import type { IncomingMessage } from "./message.ts";
import type { UnderstandingParts } from "./parts.ts";
import { beginReadingJob, finishReadingJob, refusedReading, type Unread } from "./read-message.ts";
import type { Reading } from "./reading.ts";

type ReadCtx = Pick<ExecutionCtx, "tenant" | "clock" | "signal" | "run_id" | "budget" | "logger">;

export async function understand(
  parts: UnderstandingParts,
  { message: given, memory }: Unread,
  ctx: ReadCtx,
): Promise<Reading> {
  const { threads, talent, templates, guardrails, models } = parts;
  const message = { ...given, message: collapse(given.message) };
  const { tenant, signal } = ctx;
  const { policy } = await guardrails.policy(tenant);
  const zone =
    message.time_zone !== null && isTimeZone(message.time_zone)
      ? message.time_zone
      : policy.time_zone;
  const at = { tenant, zone, now: ctx.clock.now() };
  const records = { talent, templates };
  const options = { signal, subject: "The message" };
  const begun = await threads.runWith(records, beginReadingJob, [{ message, memory }, at], options);
  const { scene, cued, blank, answered } = begun;
  // The chat's input guard says why.
  if (await isRefused(parts, message, blank.language, ctx)) return refusedReading(blank);
  if (answered !== null) return answered;
  const heard = await hearMessage(models, cued, ctx);
  return threads.runWith(records, finishReadingJob, [{ scene, blank }, heard], options);
}

async function isRefused(
  { guardrails }: UnderstandingParts,
  { message, user, roles, session_id }: IncomingMessage,
  language: "zh" | "en",
  { tenant }: ReadCtx,
): Promise<boolean> {
  const context = { tenant, user, roles, session_id, language, dry_run: true };
  return !(await guardrails.checkInput(message, context)).allowed;
}
