/** How a calendar that somebody publishes is fetched; the network is for the server. */
import { talentErrors } from "../errors.ts";

export interface FetchedFeed {
  /** Null where it has not changed since the one with the etag. */
  readonly text: string | null;
  readonly etag: string | null;
}

export type FetchFeed = (url: string, etag: string | null) => Promise<FetchedFeed>;

/** `webcal` is what calendar programs call it; it is https. */
export function parseFeedUrl(text: string, base?: URL): URL {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, "https:"), base?.href);
  if (url === null) throw refused(`"${text}" is no address.`);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw refused(`"${url.protocol}" is not read; use https.`);
  if (url.username !== "" || url.password !== "")
    throw refused("An address with a name or password in it is not read.");
  return url;
}

const refused = (detail: string) => talentErrors.error("feed-refused", detail);
