/**
 * Names inside of keys and members. A part that is followed by another one has its colons escaped,
 * so that no tenant can spell its way into the keys of another.
 */
export function escapePart(text: string): string {
  return text.replaceAll("%", "%25").replaceAll(":", "%3A");
}

function unescapePart(text: string): string {
  return text.replaceAll("%3A", ":").replaceAll("%25", "%");
}

/** Parts as one text; the last one stays as it is. */
export function joinParts(...parts: readonly string[]): string {
  return parts.map((part, i) => (i < parts.length - 1 ? escapePart(part) : part)).join(":");
}

/** The other way round; as many parts as were joined. */
export function splitParts(text: string, count: number): string[] {
  const pieces = text.split(":");
  const last = pieces.slice(count - 1).join(":");
  return [...pieces.slice(0, count - 1).map(unescapePart), last];
}

/** A run of any tenant, as a member of an index that serves all of them. */
export function runRef(tenant: string, runId: string): string {
  return `${escapePart(tenant)}:${escapePart(runId)}`;
}

export function readRunRef(ref: string): { tenant: string; run_id: string } {
  const [tenant = "", run_id = ""] = ref.split(":").map(unescapePart);
  return { tenant, run_id };
}
