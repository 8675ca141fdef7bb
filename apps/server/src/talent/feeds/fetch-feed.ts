/**
 * Fetches a calendar that somebody publishes, within a time and a size. The name is looked up once,
 * every address it has is checked, and the very address that was checked is the one that is asked:
 * a name that means another machine a moment later leads nowhere. The same for each redirection.
 */
import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isBoleError } from "@bole/base";
import { type FetchedFeed, type FetchFeed, parseFeedUrl, talentErrors } from "@bole/talent";
import { isPublicAddress } from "./public-address.ts";

export interface FetchOptions {
  /** Which addresses may be asked. @default those of the public network */
  readonly mayAsk?: (address: string) => boolean;
  /** Milliseconds for all of it. @default 20000 */
  readonly timeoutMs?: number;
  /** @default 10 MB */
  readonly maxBytes?: number;
  /** Names to addresses; replaced in tests. */
  readonly resolve?: (host: string) => Promise<string[]>;
}

const REDIRECTS = 5;

export function createFeedFetcher(options: FetchOptions = {}): FetchFeed {
  const settings = {
    mayAsk: isPublicAddress,
    timeoutMs: 20_000,
    maxBytes: 10 * 1024 * 1024,
    resolve: resolveAll,
    ...options,
  };
  return async (url, etag) => {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    let at = parseFeedUrl(url);
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const response = await ask(at, etag, settings, signal);
      const { statusCode = 0, headers } = response;
      const isMoved = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
      if (!isMoved) return answerOf(response, settings.maxBytes, signal);
      response.destroy();
      if (headers.location === undefined)
        throw failed(`It answers ${statusCode}, without a place.`);
      at = parseFeedUrl(headers.location, at);
    }
    throw failed(`It is moved on more than ${REDIRECTS} times.`);
  };
}

async function ask(
  url: URL,
  etag: string | null,
  settings: Required<FetchOptions>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) === 0 ? await find(host, settings) : [host];
  const [address] = addresses;
  if (address === undefined) throw failed(`No address is known of "${host}".`);
  if (!addresses.every(settings.mayAsk))
    throw refused(`"${host}" is on this machine or in a private network.`);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const answer = Promise.withResolvers<IncomingMessage>();
  const asking = request(
    url,
    {
      signal,
      headers: {
        Accept: "text/calendar, text/plain;q=0.5",
        "Accept-Encoding": "identity",
        "User-Agent": "Bole",
        ...(etag !== null && { "If-None-Match": etag }),
      },
      // Both ways in which Node may ask; either gets what was checked.
      lookup: (_, { all }, done) => {
        const family = isIP(address);
        if (all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    },
    answer.resolve,
  );
  asking.on("error", (error) => answer.reject(failed(because(error, signal), error)));
  asking.end();
  return answer.promise;
}

async function answerOf(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<FetchedFeed> {
  const etag = response.headers.etag ?? null;
  if (response.statusCode === 304) {
    response.destroy();
    return { text: null, etag };
  }
  if (response.statusCode !== 200) {
    response.destroy();
    throw failed(`It answers ${response.statusCode}.`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      size += bytes.byteLength;
      if (size > maxBytes)
        throw talentErrors.error("calendar-too-large", `It has more than ${maxBytes} bytes.`);
      chunks.push(bytes);
    }
  } catch (error) {
    if (isBoleError(error)) throw error;
    throw failed(because(error, signal), error);
  }
  return { text: Buffer.concat(chunks).toString("utf8"), etag };
}

async function find(host: string, { resolve }: Required<FetchOptions>): Promise<string[]> {
  return resolve(host).catch((error: unknown) => {
    throw failed(`No address is known of "${host}".`, error);
  });
}

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function because(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "It does not answer in time.";
  return error instanceof Error ? `${error.message}.` : "It broke off.";
}

const refused = (detail: string) => talentErrors.error("feed-refused", detail);
const failed = (detail: string, cause?: unknown) =>
  talentErrors.error("feed-failed", { detail, cause });
