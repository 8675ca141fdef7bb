import type { Threads } from "./threads.ts";

/**
 * Runs jobs in the caller's own thread, without limits: for tests, and for programs that only read
 * texts of their own.
 */
export const inlineThreads: Threads = {
  run: (job, args, options) => call(job, args, options?.signal),
  runWith: (host, job, args, options) => call(job, [host, ...args], options?.signal),
};

async function call<Result>(
  { module, name }: { readonly module: string; readonly name: string },
  args: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<Result> {
  signal?.throwIfAborted();
  const exported: Record<string, unknown> = await import(module);
  const run = exported[name];
  if (typeof run !== "function") throw new TypeError(`${module} exports no function "${name}".`);
  return run(...args);
}
