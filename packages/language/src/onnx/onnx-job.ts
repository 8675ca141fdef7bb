/**
 * Work for the ONNX thread: an exported function, named by its module, which is loaded there. What it
 * takes and gives is copied on the way, so it has to be plain data.
 */
import type { OnnxRuntime } from "./runtime.ts";

/** What a job finds in the thread. */
export interface OnnxContext {
  readonly runtime: OnnxRuntime;
  /** Loads on first use and keeps it as long as the thread lives; what failed is tried again. */
  once<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Aborted when nobody waits any more. A job looks at it between two runs of a network. */
  readonly signal: AbortSignal;
}

export type OnnxFunction = (context: OnnxContext, ...args: never[]) => Promise<unknown>;

export interface OnnxJob<F extends OnnxFunction = OnnxFunction> {
  readonly module: string;
  readonly name: string;
  /** Never set; it carries the type of the function. */
  readonly type?: F;
}

export type OnnxArgs<F extends OnnxFunction> =
  Parameters<F> extends [OnnxContext, ...infer Rest] ? Rest : never;

export function onnxJob<F extends OnnxFunction>(module: URL, name: string): OnnxJob<F> {
  return { module: module.href, name };
}
