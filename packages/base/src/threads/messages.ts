/** What the pool and its threads say to each other. */
import type { ToldError } from "./told-error.ts";

export interface RunMessage {
  readonly type: "run";
  readonly id: number;
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Whether the function gets a host as its first argument. */
  readonly hosted: boolean;
}

/** The answer of the host to a question. */
export type AnswerMessage =
  | { readonly type: "answer"; readonly call: number; readonly value: unknown }
  | { readonly type: "refusal"; readonly call: number; readonly error: ToldError };

export type ToThread = RunMessage | AnswerMessage;

export type FromThread =
  /** It takes jobs; each loads what it needs. */
  | { readonly type: "ready" }
  /** Everything is loaded that was to be. */
  | { readonly type: "warm" }
  /** The module is loaded; the work itself begins. */
  | { readonly type: "began"; readonly id: number }
  | {
      readonly type: "ask";
      readonly id: number;
      readonly call: number;
      readonly path: readonly string[];
      readonly args: readonly unknown[];
    }
  | { readonly type: "done"; readonly id: number; readonly value: unknown }
  | { readonly type: "failed"; readonly id: number; readonly error: ToldError };

/** A module that is loaded before the thread says that it is ready, and a call that warms it up. */
export interface Preload {
  readonly module: string;
  readonly name: string;
  readonly sample?: readonly unknown[];
}

export interface ThreadData {
  /** Where compiled modules are kept; undefined where they are not. */
  readonly compileCache: string | undefined;
  readonly preload: readonly Preload[];
}
