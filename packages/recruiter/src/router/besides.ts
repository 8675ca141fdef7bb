/** What a message wants beside the way that it takes: small acts, further workflows, answers to other cards. */
import { isBoleError } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import type { Done } from "../chat/actions/acting.ts";
import { performAction } from "../chat/actions/perform.ts";
import { toldError } from "../model/told-error.ts";
import type { SessionMemory } from "../reading/memory.ts";
import type { IncomingMessage } from "../reading/message.ts";
import type { Reading } from "../reading/reading.ts";
import type { RouterParts } from "./parts.ts";
import type { Started } from "./ports.ts";
import { WORDS } from "./words.ts";

export interface Besides {
  readonly told: readonly string[];
  /** Those that have begun or go on, which tell themselves what comes of them. */
  readonly workflow_ids: readonly string[];
  /** For what is remembered of the conversation. */
  readonly shown: Pick<Done, "proposals" | "joining" | "done" | "undone">;
}

interface Given {
  readonly reading: Reading;
  readonly memory: SessionMemory;
  readonly message: IncomingMessage;
}

export async function carryOutBesides(
  parts: RouterParts,
  { reading, memory, message }: Given,
  ctx: ExecutionCtx,
): Promise<Besides> {
  const { user, roles } = message;
  const { language } = reading;
  const principal = { tenant: ctx.tenant, user, roles };
  const acts: Done[] = [];
  for (const action of reading.actions)
    acts.push(await performAction(action, { parts, language, principal, ctx, memory }));
  const told: string[] = [];
  const workflow_ids: string[] = [];
  for (const [at, one] of reading.besides.entries()) {
    const moved = await moveOn(parts, one, { reading, message, number: at + 2 }, ctx);
    told.push(moved.said);
    if (moved.state !== null) workflow_ids.push(moved.state.workflow_id);
  }
  return {
    told: [...acts.map(({ text }) => text), ...told].filter((text) => text !== ""),
    workflow_ids,
    shown: {
      proposals: acts.flatMap(({ proposals }) => proposals),
      joining: acts.flatMap(({ joining }) => joining),
      done: acts.flatMap(({ done }) => done),
      undone: acts.flatMap(({ undone }) => undone),
    },
  };
}

interface Moved {
  readonly said: string;
  readonly state: Started | null;
}

/** As a message of its own would: its words and cards come under an id of their own. */
async function moveOn(
  parts: RouterParts,
  one: Reading["besides"][number],
  { reading, message, number }: Pick<Given, "reading" | "message"> & { readonly number: number },
  ctx: ExecutionCtx,
): Promise<Moved> {
  const { session_id, user, roles } = message;
  const { language, embedded_because, reader } = reading;
  const shared = {
    ...{ principal: { tenant: ctx.tenant, user, roles }, session_id, reader },
    ...{ message_id: `${message.message_id}-${number}`, calls: [] },
  };
  if ("wanted" in one) {
    const run_id = `${ctx.run_id}-${number}`;
    const begun = { ...one, goal: reading.goal, run_id, embedded_because };
    const state = await parts.workflows.start({ ...shared, ...begun });
    return { said: WORDS[language].begun(one.wanted, one.route), state };
  }
  const [first] = one.answered.decisions;
  try {
    const state = await parts.answers.answer({ ...shared, ...one.answered, language });
    return { said: WORDS[language].answered(first?.decision ?? "approve", "other"), state };
  } catch (error) {
    // Answered by another hand, or too late: that is an answer, not a fault.
    if (!isBoleError(error)) throw error;
    ctx.logger.warn("An answer had no effect.", { code: error.code, message: error.message });
    return { said: WORDS[language].tooLate(toldError(error.code, language)), state: null };
  }
}
