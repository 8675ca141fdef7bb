/** How sure the fields of a scanned résumé are: as sure as the least sure word that says them. */
import type { RecognisedWord } from "../model/read-document.ts";
import type { Sources } from "../model/span.ts";

/** By path. Fields that no recognised word says are not in it. */
export function fieldConfidence(
  sources: Sources,
  recognised: readonly RecognisedWord[] = [],
): Record<string, number> {
  const paths = Object.entries(sources).flatMap(([path, spans]) => {
    const said = recognised.filter((word) =>
      spans.some(({ start, end }) => word.start < end && start < word.end),
    );
    if (said.length === 0) return [];
    return [[path, Math.min(...said.map(({ confidence }) => confidence))] as const];
  });
  return Object.fromEntries(paths);
}
