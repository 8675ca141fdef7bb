import type { Config } from "../config/load-config.ts";

/**
 * What people outside may reach, who are nobody's user: by the address that links in mails have. A
 * proxy passes on these paths, and nothing else.
 */
const PUBLIC_PATHS = ["/unsubscribe/", "/calendar/"] as const;

/**
 * Whether a path may be reached by this name of a host, because the settings say that it is ours.
 * With accounts all paths may: who asks has to sign in.
 */
export function isReachedBy(
  { publicUrl, accounts }: Pick<Config, "publicUrl" | "accounts">,
  host: string,
  path: string,
): boolean {
  if (publicUrl === undefined || URL.parse(publicUrl)?.host !== host.toLowerCase()) return false;
  return accounts || PUBLIC_PATHS.some((prefix) => path.startsWith(prefix));
}

/** For a log: what comes after the prefix is a secret of whoever was given the link. */
export function withoutSecret(path: string): string {
  const prefix = PUBLIC_PATHS.find((one) => path.startsWith(one));
  return prefix === undefined ? path : `${prefix}…`;
}
