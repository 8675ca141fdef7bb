/**
 * The page's only way to the server. Answers are typed by the wire contract; what is not an answer
 * becomes an ApiProblem or a NetworkFailure, so that every page can say which of the two it was.
 */
import type { Agents, Checks, ClientError, Health, Settings, System } from "@bole/server/contract";
import { ApiProblem, isProblem, NetworkFailure } from "./problems.ts";

/** What each route answers. A new route is one line here. */
interface Answers {
  "/api/health": Health;
  "/api/system": System;
  "/api/system/config": Settings;
  "/api/system/checks": Checks;
  "/api/agents": Agents;
}

export async function get<Path extends keyof Answers>(
  path: Path,
  signal?: AbortSignal,
): Promise<Answers[Path]> {
  const response = await send(path, signal === undefined ? {} : { signal });
  return response.json();
}

const JSON_BODY = { "content-type": "application/json" };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Call {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** A form or a file is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** For routes with parameters or a body: the caller names the answer, out of the wire contract. */
export async function call<Answer>(
  method: Method,
  path: string,
  { query = {}, body, signal }: Call = {},
): Promise<Answer> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
  const response = await send(`${path}${search}`, {
    method,
    ...(signal && { signal }),
    ...(isRaw(body) ? { body } : jsonOf(body)),
  });
  const text = await response.text();
  return JSON.parse(text === "" ? "null" : text);
}

const isRaw = (body: unknown): body is FormData | Blob =>
  body instanceof FormData || body instanceof Blob;

const jsonOf = (body: unknown) =>
  body === undefined ? {} : { headers: JSON_BODY, body: JSON.stringify(body) };

/** For a form whose answer is told bit by bit, one JSON object a line. */
export async function* jsonLines<Line>(
  path: string,
  body: FormData,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const headers = { accept: "application/x-ndjson" };
  const response = await send(path, { method: "POST", headers, body, signal });
  if (response.body === null) throw new NetworkFailure(`Nothing came from ${path}`);
  let rest = "";
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}

/** For an answer that is told bit by bit. */
export async function openStream(path: string, body: unknown): Promise<ReadableStream<Uint8Array>> {
  const response = await send(path, {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  if (response.body === null) throw new NetworkFailure(`Nothing came from ${path}`);
  return response.body;
}

/** Returns the request's id, which is also in the server's log. */
export async function reportClientError(error: ClientError): Promise<string | null> {
  const response = await send("/api/client-errors", {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify(error),
  });
  return response.headers.get("x-request-id");
}

/** What the server says in words, it says in the page's language, whatever the browser's is. */
function spoken(): Readonly<Record<string, string>> {
  return typeof document === "undefined"
    ? {}
    : { "accept-language": document.documentElement.lang };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const headers = { ...spoken(), ...init.headers };
  const response = await fetch(path, { ...init, headers, credentials: "same-origin" }).catch(
    (cause: unknown) => {
      if (init.signal?.aborted) throw cause;
      throw new NetworkFailure(`No answer to ${path}`, { cause });
    },
  );
  if (response.ok) return response;
  throw await problemOf(response, path);
}

/** A proxy between us and the server answers in its own way; that is no answer of the server. */
async function problemOf(response: Response, path: string): Promise<Error> {
  const type = response.headers.get("content-type") ?? "";
  const body: unknown = type.includes("problem+json")
    ? await response.json().catch(() => null)
    : null;
  return isProblem(body)
    ? new ApiProblem(body)
    : new NetworkFailure(`${path} was answered with ${response.status}, but not by Bole`);
}
