/** The promise, or the signal's reason as soon as it is aborted: a body may ignore the signal. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([promise, aborted.promise]).finally(() =>
    signal.removeEventListener("abort", abort),
  );
}
