/** Takes secrets out of what is shown. Whatever leaves the process for eyes passes through here. */
const MASK = "***";
const SECRET_PARAMETER = /pass|secret|token|key/i;

/** The URL with its password, and query parameters that look like one, replaced. */
export function maskUrl(text: string): string {
  const url = URL.parse(text);
  if (url === null) return MASK;
  if (url.password !== "") url.password = MASK;
  for (const name of [...url.searchParams.keys()])
    if (SECRET_PARAMETER.test(name)) url.searchParams.set(name, MASK);
  return url.href;
}

/** Enough of a key to recognise it by, never enough to use it. */
export function maskSecret(text: string): string {
  return text.length >= 20 ? `${MASK}${text.slice(-4)}` : MASK;
}

/** The secret texts inside a URL, as written and as decoded. */
export function secretsOfUrl(text: string): string[] {
  const url = URL.parse(text);
  if (url === null) return [];
  const found = [url.password];
  for (const [name, value] of url.searchParams) if (SECRET_PARAMETER.test(name)) found.push(value);
  return found.flatMap((secret) => [secret, decoded(secret)]).filter((secret) => secret !== "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
