/**
 * The answer, or the signal's reason as soon as it is aborted: a body may ignore the signal. What is
 * answered at once is the answer.
 */
export function untilAborted<T>(answer: T | PromiseLike<T>, signal: AbortSignal): T | Promise<T> {
  if (!isPromise(answer)) return answer;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([answer, aborted.promise]).finally(() =>
    signal.removeEventListener("abort", abort),
  );
}

function isPromise<T>(answer: T | PromiseLike<T>): answer is PromiseLike<T> {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "then" in answer &&
    typeof answer.then === "function"
  );
}
