/**
 * Whether a skill stands in a résumé's list of skills and nowhere else. Then it is claimed, and nothing
 * that somebody did shows it: it counts, but for less, and is shown as what it is.
 */
import type { Quote, ResumeDetail } from "@bole/talent";

type TextSpan = Quote["span"];

export function isListedOnly(
  { resume, concepts }: Pick<ResumeDetail, "resume" | "concepts">,
  quotes: readonly Quote[],
): boolean {
  const list = resume.sources.skillContent ?? [];
  const isIn = (places: readonly TextSpan[], { start, end }: TextSpan) =>
    places.some((place) => place.start <= start && end <= place.end);
  const quoted = quotes.map(({ span }) => span);
  // All places that name it, and not only those few that are quoted.
  const named = concepts
    .filter(({ spans }) => quoted.some((span) => isIn(spans, span)))
    .flatMap(({ spans }) => spans);
  const places = [...quoted, ...named];
  return places.length > 0 && places.every((place) => isIn(list, place));
}
