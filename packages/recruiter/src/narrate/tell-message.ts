/** A message's own run, told: its words, its warnings, and how it ended. */
import type { RunEvent, RunView } from "@bole/engine";
import { z } from "zod";
import type { Done } from "../model/index.ts";
import { toldError } from "../model/told-error.ts";
import { Outcome } from "../router/outcome.ts";
import { type Narrated, NOTHING, tell } from "./narrated.ts";
import { warningOf } from "./warning.ts";

const Token = z.object({ message: z.string(), data: z.object({ token: z.literal(true) }) });

/** What is told while it runs; its end is told by `endOfMessage`. */
export function tellMessage({ type, data }: RunEvent): Narrated {
  if (type === "guardrail_warning") return tell(warningOf(data, null));
  const token = type === "step_progress" ? Token.safeParse(data) : null;
  return token?.success ? tell({ type: "token", content: token.data.message }) : NOTHING;
}

export const ROUTER_STEP = "router";

export function outcomeOf({ steps }: Pick<RunView, "steps">): Outcome | null {
  return Outcome.safeParse(steps[ROUTER_STEP]?.result).data ?? null;
}

export function endOfMessage(view: RunView, session_id: string, language: "zh" | "en"): Done {
  const outcome = outcomeOf(view);
  if (outcome === null) {
    return {
      session_id,
      message: toldError(view.error?.code, language),
      route: "chat",
      status: view.status === "cancelled" ? "cancelled" : "failed",
      ...{ links: [], calls: [], reader: "embedded", embedded_because: null },
    };
  }
  const { text, route, workflow_type, workflow_id, status, links, embedded_because } = outcome;
  const { calls, reader } = outcome;
  return {
    session_id,
    message: text,
    route,
    ...(workflow_type !== null && { workflow_type }),
    ...(workflow_id !== null && { workflow_id }),
    status,
    ...{ links, calls, reader, embedded_because },
  };
}
