/** An address that may be followed from a text that somebody stored; null for all others. */
export function safeAddress(href: string): string | null {
  try {
    const { protocol, href: whole } = new URL(href);
    return ["http:", "https:", "mailto:"].includes(protocol) ? whole : null;
  } catch {
    return null;
  }
}
