/**
 * Puts checks around a graph's node without the node knowing. What is blocked on its way in is never
 * seen by the node; what is blocked on its way out is never seen by the graph.
 */
import type { CheckContext } from "./contract/check-context.ts";
import type { CheckResult } from "./contract/check-result.ts";
import type { Verdict } from "./contract/verdict.ts";
import { guardrailErrors } from "./errors.ts";
import type { Guardrails, OutputExpectation } from "./guardrails.ts";

/** A LangGraph node, or any function of a state. */
type Node<State, Rest extends readonly unknown[], Update> = (
  state: State,
  ...rest: Rest
) => Update | Promise<Update>;

export interface GuardedOptions<State, Update> {
  readonly guardrails: Pick<Guardrails, "checkInput" | "checkOutput">;
  readonly context: (state: State) => CheckContext;
  /** The text that comes in; undefined if there is none to check. */
  readonly input?: (state: State) => string | undefined;
  /** The text that goes out, and what it must hold to. */
  readonly output?: (
    update: Update,
    state: State,
  ) => ({ readonly text: string } & OutputExpectation) | undefined;
  /** What the graph gets instead. @default the error `guardrail-blocked` is thrown */
  readonly onBlocked?: (verdicts: readonly Verdict[], state: State) => Update | Promise<Update>;
}

export function guarded<State, Rest extends readonly unknown[], Update>(
  node: Node<State, Rest, Update>,
  options: GuardedOptions<State, Update>,
): (state: State, ...rest: Rest) => Promise<Update> {
  const { guardrails, input, output, onBlocked } = options;

  function refuse({ verdicts }: CheckResult, state: State): Update | Promise<Update> {
    if (onBlocked !== undefined) return onBlocked(verdicts, state);
    throw guardrailErrors.error("guardrail-blocked", {
      detail: verdicts.map(({ message }) => message).join(" "),
      data: { verdicts },
    });
  }

  return async (state, ...rest) => {
    const context = options.context(state);
    const incoming = input?.(state);
    if (incoming !== undefined) {
      const result = await guardrails.checkInput(incoming, context);
      if (!result.allowed) return refuse(result, state);
    }
    const update = await node(state, ...rest);
    const outgoing = output?.(update, state);
    if (outgoing === undefined) return update;
    const { text, ...expectation } = outgoing;
    const result = await guardrails.checkOutput(text, expectation, context);
    return result.allowed ? update : refuse(result, state);
  };
}
