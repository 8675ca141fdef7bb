/**
 * Goes through operations of the API as a client does that knows what belongs together: real ids, real
 * files, the version that was read last. What was answered with 2xx or 3xx is kept as a sample, which the
 * fuzzing then asks for again and spoils.
 */

export interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: () => FormData;
  readonly raw?: { readonly type: string; readonly text: string };
  /** Instead of the tour's own: who else asks. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call that was answered as its caller wished. */
export interface Sample extends Call {
  readonly operation: string;
  readonly host: Host;
}

/** Where a tour goes, and as whom. */
export interface Host {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly value: unknown;
}

/** Only ends what hangs. */
const HANGS_MS = 120_000;

export class Tour {
  readonly samples: Sample[] = [];
  /** What a tour expected to be answered and was not, in words. */
  readonly refused: string[] = [];
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  get host(): Host {
    return this.#host;
  }

  /** Goes one way to its end, or as far as it leads: the others can be gone all the same. */
  async go<T>(way: (tour: Tour) => Promise<T>): Promise<T | undefined> {
    try {
      return await way(this);
    } catch (error) {
      this.refused.push(String(error));
      return undefined;
    }
  }

  /** @param operation as in the OpenAPI document, such as `GET /api/jobs/{id}` */
  async ask(operation: string, call: Call = {}): Promise<Answer> {
    const answer = await this.#patiently(operation, call);
    if (answer.status < 400) this.samples.push({ operation, host: this.#host, ...call });
    else this.refused.push(`${operation}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  }

  /** A machine that is busy with other work may not read a text in time, and says so. */
  async #patiently(operation: string, call: Call): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await send(this.#host, operation, call, HANGS_MS);
      if (tries === 5 || !answer.text.includes('"code":"text-too-slow"')) return answer;
    }
  }

  /** Asks until the answer is as wished, at most for a minute; the last answer. */
  async until(operation: string, call: Call, isDone: (answer: Answer) => boolean): Promise<Answer> {
    for (const end = Date.now() + 60_000; ; ) {
      const answer = await send(this.#host, operation, call, HANGS_MS);
      if (isDone(answer) || Date.now() > end) return this.ask(operation, call);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export async function send(
  { url, headers }: Host,
  operation: string,
  call: Call,
  ms: number,
): Promise<Answer> {
  const [method = "GET", template = ""] = operation.split(" ");
  const filled = Object.entries(call.path ?? {}).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
    template,
  );
  const query = new URLSearchParams(call.query);
  const response = await fetch(`${url}${filled}${query.size > 0 ? `?${query}` : ""}`, {
    method,
    ...bodyOf(call, { ...headers, ...call.headers }),
    redirect: "manual",
    signal: AbortSignal.timeout(ms),
  });
  const text = await (isEndless(response) ? firstOf(response) : response.text());
  return { status: response.status, headers: response.headers, text, value: parsed(text) };
}

function bodyOf({ body, form, raw }: Call, headers: Record<string, string>): RequestInit {
  if (form) return { body: form(), headers };
  if (raw) return { body: raw.text, headers: { ...headers, "Content-Type": raw.type } };
  if (body === undefined) return { headers };
  return {
    body: JSON.stringify(body),
    headers: { ...headers, "Content-Type": "application/json" },
  };
}

const isEndless = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("text/event-stream") === true;

/** Of a stream that may never end, what it begins with; a stream of a chat ends by itself. */
async function firstOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = response.body?.getReader();
  if (isSilent(response.url)) {
    await reader?.cancel();
    return text;
  }
  const isOver = new Promise<undefined>((resolve) =>
    setTimeout(resolve, 60_000, undefined).unref(),
  );
  for (;;) {
    const next = await Promise.race([reader?.read(), isOver]);
    if (next?.value) text += decoder.decode(next.value, { stream: true });
    if (next === undefined || next.done || isEnough(response.url, text)) break;
  }
  await reader?.cancel().catch(() => undefined);
  return text;
}

/** Says nothing until somebody is mentioned: that it was opened is its answer. */
const isSilent = (url: string) => new URL(url).pathname === "/api/mentions/events";

/** A chat is read to its end: what it has done is there then. */
const isEnough = (url: string, text: string) => /\/(events|log)(\?|$)/.test(url) && text !== "";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What stands in an answer at a place such as `items.0.id`, as text. */
export function at({ value, text }: Answer, place: string): string {
  let found: unknown = value;
  for (const key of place.split(".")) found = Object(found)[key];
  if (typeof found !== "string" && typeof found !== "number")
    throw new Error(`There is no ${place} in ${text.slice(0, 500)}`);
  return String(found);
}
