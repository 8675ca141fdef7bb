/** A client of a served Bole that knows only addresses and JSON, so that it fits every version. */
import { readSse, type SseEvent } from "../read-sse.ts";

export type JsonBody = Readonly<Record<string, unknown>>;

const asJson = (body: unknown) => ({
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

export function httpClient(url: string) {
  const call = (path: string, init: RequestInit) => fetch(`${url}/api${path}`, init);
  const succeed = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await call(path, init);
    if (response.ok) return response;
    throw new Error(`${init.method} ${path}: ${response.status} ${await response.text()}`);
  };
  const send = (method: string, path: string, body?: unknown) =>
    succeed(path, { method, ...(body !== undefined && asJson(body)) });
  const ask = async (method: string, path: string, body?: unknown): Promise<JsonBody> =>
    Object(await (await send(method, path, body)).json());
  return {
    /** The problem that a refused request is answered with. */
    refused: async (path: string, body: unknown): Promise<JsonBody> =>
      Object(await (await call(path, { method: "POST", ...asJson(body) })).json()),
    upload: (path: string, form: FormData) => succeed(path, { method: "POST", body: form }),
    receiveMail: (mail: string) =>
      succeed("/emails/inbound", {
        method: "POST",
        headers: { "Content-Type": "message/rfc822" },
        body: mail.replaceAll("\n", "\r\n"),
      }),
    get: (path: string) => ask("GET", path),
    post: (path: string, body: unknown) => ask("POST", path, body),
    put: (path: string, body: unknown) => ask("PUT", path, body),
    /** The events of a stream, to its end. */
    stream: async (path: string, body: unknown): Promise<readonly SseEvent[]> =>
      readSse((await send("POST", path, body)).body),
    /** Asks until the answer fits: what was started goes on behind the request. */
    until: async (path: string, fits: (answer: JsonBody) => boolean): Promise<JsonBody> => {
      for (let tries = 0; tries < 600; tries += 1) {
        const answer = await ask("GET", path);
        if (fits(answer)) return answer;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`${path} did not become what was expected`);
    },
  };
}

export type HttpClient = ReturnType<typeof httpClient>;
