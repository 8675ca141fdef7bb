/** HTTP as a client of one connection sees it; `fetch` hides too much of it. */
import { type IncomingMessage, type RequestOptions, request } from "node:http";

/** Resolves when the head of the answer is there. */
export function openRequest(
  url: string,
  options: RequestOptions = {},
  chunks: readonly string[] = [],
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = request(url, { agent: false, ...options });
  outgoing.on("response", resolve);
  // After an answer it is no failure: a server that refuses a body may hang up on the rest of it.
  outgoing.on("error", reject);
  for (const chunk of chunks) outgoing.write(chunk);
  outgoing.end();
  return promise;
}

export async function readText(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  return text;
}
