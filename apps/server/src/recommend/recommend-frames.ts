/** A recommendation as it is made: which node works, what each has to say, and the answer at the end. */
import type { Engine, RunEvent } from "@bole/engine";
import type { Message } from "@bole/recommend";
import { z } from "zod";
import type { RecommendAnswer } from "../http/contract/recommend.ts";
import { encodeFrame, type Frame } from "../http/sse/frame.ts";
import type { FrameSource } from "../http/sse/frame-source.ts";

interface Told {
  readonly type: "run" | "node" | "message" | "done" | "error";
  readonly content: unknown;
}

export interface FollowedRun {
  readonly engine: Pick<Engine, "events">;
  readonly tenant: string;
  readonly run_id: string;
  readonly answer: Promise<RecommendAnswer>;
  readonly asProblem: (error: unknown) => unknown;
}

/** For one reader; the run goes on without them, and is found again by its id. */
export function recommendFrames(run: FollowedRun): FrameSource {
  // Whoever reads is told; nobody may be there to read.
  run.answer.catch(() => undefined);
  return {
    newestId: () => 0,
    readFrom: (afterId) => numbered(told(run), afterId),
    subscribe: ({ end }) => {
      end();
      return () => undefined;
    },
  };
}

async function* told({ engine, tenant, run_id, answer, asProblem }: FollowedRun) {
  yield { type: "run", content: { run_id } } satisfies Told;
  for await (const event of engine.events(tenant, run_id)) {
    const node = nodeOf(event);
    if (node !== null) yield { type: "node", content: node } satisfies Told;
    const message = messageOf(event);
    if (message !== null) yield { type: "message", content: message } satisfies Told;
  }
  try {
    yield { type: "done", content: await answer } satisfies Told;
  } catch (error) {
    yield { type: "error", content: asProblem(error) } satisfies Told;
  }
}

const Progress = z.object({ message: z.string() });

/** What a node says while it works: the same line that stands in the answer's log. */
function messageOf({ type, key, data }: RunEvent): Message | null {
  const said = type === "step_progress" ? Progress.safeParse(data).data : undefined;
  const name = key?.split("/").at(-1);
  return said === undefined || name === undefined
    ? null
    : { type: "ai", name, content: said.message };
}

/** Keys of what is inside of the graph end with the node's name. */
function nodeOf({ type, key, at }: RunEvent) {
  const state = { step_started: "started", step_completed: "completed", step_failed: "failed" };
  const status = Object.entries(state).find(([name]) => name === type)?.[1];
  const name = key?.split("/").at(-1) ?? "";
  return status === undefined || !key?.includes("/") ? null : { name, status, at };
}

async function* numbered(events: AsyncIterable<Told>, afterId: number): AsyncGenerator<Frame> {
  let id = 0;
  for await (const { type, content } of events) {
    id += 1;
    if (id > afterId) yield encodeFrame(id, type, content);
  }
}
