/**
 * Work that can be done in another thread: an exported function, named by its module. What it takes
 * and gives is copied on the way (structured clone), so it has to be plain data: no functions, no
 * class instances, no symbols.
 */
export type AnyFunction = (...args: never[]) => unknown;

export interface ThreadJob<F extends AnyFunction = AnyFunction> {
  readonly module: string;
  readonly name: string;
  /** Arguments of a call that a thread makes before its first job, to load what is made on first use. */
  readonly sample?: Parameters<F>;
  /** Never set; it carries the type of the function. */
  readonly type?: F;
}

/**
 * `threadJob<typeof understand>(new URL("./understand.ts", import.meta.url), "understand")`. The
 * module is loaded where the job runs, not where it is named.
 */
export function threadJob<F extends AnyFunction>(module: URL, name: string): ThreadJob<F> {
  return { module: module.href, name };
}

/** The same job, with a call to warm it up by. */
export function withSample<F extends AnyFunction>(
  job: ThreadJob<F>,
  ...sample: Parameters<F>
): ThreadJob<F> {
  return { ...job, sample };
}

/** What the function gives, once it is there. */
export type JobResult<F extends AnyFunction> = Awaited<ReturnType<F>>;

/** The first parameter of a job that asks its caller for things in between. */
export type JobHost<F extends AnyFunction> = Parameters<F>[0];

/** The parameters behind it. */
export type JobArgs<F extends AnyFunction> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never;
