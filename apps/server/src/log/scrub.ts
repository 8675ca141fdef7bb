/** Last line of defence: a configured secret is cut out of a log line wherever it turned up. */
export function scrubber(secrets: readonly string[]): (line: string) => string {
  const forms = secrets
    // Shorter ones would blank out ordinary words.
    .filter((secret) => secret.length >= 4)
    .flatMap((secret) => [JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  const longestFirst = [...new Set(forms)].toSorted((a, b) => b.length - a.length);
  return (line) => longestFirst.reduce((text, form) => text.replaceAll(form, "***"), line);
}
