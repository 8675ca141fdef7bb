/** The functions that a job may ask of whoever started it, on both sides of the port. */

export type AskHost = (path: readonly string[], args: readonly unknown[]) => Promise<unknown>;

/** In the thread: looks like the host, and asks for whatever is called on it. */
export function remoteHost(ask: AskHost, path: readonly string[] = []): unknown {
  const call = () => undefined;
  return new Proxy(call, {
    // A promise is recognised by its `then`: this is none, also where somebody awaits it.
    get: (_, key) =>
      typeof key === "symbol" || key === "then" ? undefined : remoteHost(ask, [...path, key]),
    apply: (_, __, args: unknown[]) => ask(path, args),
  });
}

/** Where the host is: calls what was asked for. */
export async function askHost(
  host: unknown,
  path: readonly string[],
  args: readonly unknown[],
): Promise<unknown> {
  const owner = path.slice(0, -1).reduce(memberOf, host);
  const asked = memberOf(owner, path.at(-1) ?? "");
  if (typeof asked !== "function")
    throw new TypeError(`The job's host has no function "${path.join(".")}".`);
  return asked.apply(owner, args);
}

function memberOf(owner: unknown, name: string): unknown {
  return typeof owner === "object" && owner !== null ? Reflect.get(owner, name) : undefined;
}
