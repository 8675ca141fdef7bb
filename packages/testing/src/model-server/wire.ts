/** What the providers' protocols have in common, as far as a stand-in must know them. */
import type { Finish, Usage } from "./scenario.ts";

/** What a model says, before a protocol dresses it. */
export interface Reply {
  readonly text: string;
  /** The tools that it calls, with their arguments as JSON. */
  readonly calls: readonly { readonly name: string; readonly input: string }[];
  readonly finish: Finish;
  readonly usage: Usage | undefined;
}

export interface Wire {
  /** The answer in one piece. */
  whole(model: string, reply: Reply): unknown;
  /** The answer as frames of an event stream. */
  frames(model: string, reply: Reply, wantsUsage: boolean): string[];
  error(status: number, code: string | undefined): unknown;
  /** The tool that the request insists on, if it does. */
  forcedTool(request: RequestBody): string | undefined;
}

export interface RequestBody {
  readonly model?: unknown;
  readonly stream?: unknown;
  readonly stream_options?: unknown;
  readonly tools?: unknown;
  readonly tool_choice?: unknown;
}

/** Pieces of a few characters, as tokens come. */
export function pieces(text: string): string[] {
  return [...text].reduce<string[]>((found, letter, index) => {
    if (index % 4 === 0) found.push("");
    found.push(`${found.pop() ?? ""}${letter}`);
    return found;
  }, []);
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
