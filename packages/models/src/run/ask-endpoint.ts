/** Asks one model: tries again where that helps, and lets it correct an answer that doesn't fit. */
import type { z } from "zod";
import { CallFailure } from "../call/failure.ts";
import type { Turn } from "../call/turn.ts";
import { readAnswer } from "../task/read-answer.ts";
import { withCallSpan } from "../telemetry/spans.ts";
import type { CallTime } from "./ask-chain.ts";
import type { EndpointState } from "./endpoint-state.ts";
import type { Machinery } from "./machinery.ts";
import { meteredCall } from "./metered-call.ts";
import { purseOf } from "./purse-of.ts";
import type { ModelAnswer, Question } from "./question.ts";
import { retrying } from "./retrying.ts";

export async function askEndpoint<Out extends z.ZodType>(
  machinery: Machinery,
  state: EndpointState,
  question: Question<Out>,
  time: CallTime,
): Promise<ModelAnswer<z.output<Out>>> {
  const { task, check, prompt } = question;
  const say = (turns: readonly Turn[]) =>
    retrying(
      {
        retries: machinery.retries,
        delayMs: machinery.retryDelayMs,
        signal: time.signal,
        timeLeft: () => time.until - machinery.now(),
      },
      () => tryOnce(machinery, state, question, turns, time.signal),
    );

  const opening: Turn[] = [{ role: "user", content: prompt.user }];
  const said = await say(opening);
  const read = await readAnswer(task.format, check, said);
  if (read.ok) return read;
  question.tally.fail("invalid-answer");
  const repair = [...opening, answerTurn(said), repairTurn(read.issues)];
  const again = await readAnswer(task.format, check, await say(repair));
  if (again.ok) return again;
  question.tally.fail("invalid-answer");
  const what = again.issues.slice(0, 3).join("; ");
  throw new CallFailure({ kind: "invalid-answer", said: `the answer does not fit: ${what}` });
}

async function tryOnce<Out extends z.ZodType>(
  machinery: Machinery,
  state: EndpointState,
  question: Question<Out>,
  turns: readonly Turn[],
  signal: AbortSignal,
): Promise<string> {
  const { endpoint } = state;
  const { task, prompt, ctx, tokens, tally } = question;
  const purse = purseOf(machinery, endpoint, ctx, tally);
  const attempt = async () => {
    tokens.begin();
    const reply = await withCallSpan(machinery.tracer, task.name, endpoint, (span) =>
      meteredCall(
        {
          endpoint,
          system: prompt.system,
          turns,
          format: state.takesSchema ? task.format : { kind: "text" },
          maxOutputTokens: task.max_output_tokens,
          temperature: task.temperature,
          signal,
          now: machinery.now,
          onText: tokens.wanted ? (piece) => tokens.add(piece) : undefined,
        },
        purse,
        span,
      ),
    );
    return reply.text;
  };
  try {
    return await attempt();
  } catch (error) {
    if (!state.mayDislikeSchema(error)) throw error;
    // Some servers refuse a response format; the prompt says what is wanted anyway.
    state.takesSchema = false;
    return attempt();
  }
}

/** Providers refuse an empty turn. */
function answerTurn(said: string): Turn {
  return { role: "assistant", content: said.trim() === "" ? "(nothing)" : said };
}

function repairTurn(issues: readonly string[]): Turn {
  const list = issues.map((issue) => `- ${issue}`).join("\n");
  return {
    role: "user",
    content: `Your answer does not fit:\n${list}\nAnswer again, with the corrected JSON value and nothing else.`,
  };
}
