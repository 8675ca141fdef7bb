/** What the ONNX thread and the one that asks say to each other. */
import type { RuntimeKind } from "./runtime.ts";

export interface RunMessage {
  readonly type: "run";
  readonly id: number;
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

export type ToWorker =
  | RunMessage
  /** Nobody waits for it any more. */
  | { readonly type: "forget"; readonly id: number }
  /** Nobody waits for anything; the thread ends as soon as it can. */
  | { readonly type: "end" };

export type FromWorker =
  /** Its turn has come and what it needs is loaded, except for what it loads itself. */
  | { readonly type: "began"; readonly id: number }
  | { readonly type: "done"; readonly id: number; readonly value: unknown }
  | { readonly type: "failed"; readonly id: number; readonly why: string };

export interface WorkerOptions {
  readonly kinds: readonly RuntimeKind[] | undefined;
  /** Where compiled modules are kept; undefined where they are not. */
  readonly compileCache: string | undefined;
}
