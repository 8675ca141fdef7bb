/** What was said to a model and by it, whoever provides it. */

export interface RequestedCall {
  readonly id: string;
  readonly tool: string;
  /** As the model gave it; undefined where it is no JSON. */
  readonly args: unknown;
}

export interface GivenResult {
  readonly id: string;
  readonly tool: string;
  readonly text: string;
}

export type Turn =
  | { readonly role: "user" | "assistant"; readonly content: string }
  /** The model calls tools, and may say something before. */
  | {
      readonly role: "calls";
      readonly content: string;
      /** Some providers want it back with the results. Nobody else sees it. */
      readonly reasoning: string;
      readonly calls: readonly RequestedCall[];
    }
  | { readonly role: "results"; readonly results: readonly GivenResult[] };

/** Everything in it that is paid for. */
export function textsOf(turn: Turn): string[] {
  if (turn.role === "results") return turn.results.map(({ text }) => text);
  if (turn.role !== "calls") return [turn.content];
  const calls = turn.calls.map(({ tool, args }) => `${tool} ${JSON.stringify(args ?? null)}`);
  return [turn.content, turn.reasoning, ...calls];
}
