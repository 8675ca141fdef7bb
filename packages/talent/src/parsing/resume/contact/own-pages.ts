/** The pages that a person names as their own. */
import type { ReadDocument } from "../../../model/read-document.ts";
import type { TextSpan } from "../../../model/span.ts";
import { LIMITS } from "../draft.ts";
import type { Context } from "../sections/context.ts";
import type { Line } from "../text/line.ts";
import { type FoundLink, findLinks, isProfile, linkedPages } from "./links.ts";

export function ownPages(
  { text, sourced }: Context,
  document: ReadDocument,
  head: readonly Line[],
): string[] {
  const within = ({ spans: [span] }: FoundLink) => overlaps(span, head);
  const named = findLinks(text);
  const places = named.flatMap(({ spans }) => spans);
  const linked = linkedPages(document).filter(({ spans: [span] }) => !overlaps(span, places));
  const pages = [
    ...[...named, ...linked].filter(within),
    ...named.filter((link) => !within(link) && isProfile(link) && isOwn(link)),
  ];
  return pages
    .filter((page, index) => pages.findIndex(({ value }) => value === page.value) === index)
    .slice(0, LIMITS.links)
    .map(({ value, spans }, index) => sourced.value(`basic.links[${index}]`, value, spans));
}

/** Single repositories belong to their project. */
const isOwn = ({ value }: FoundLink) => /linkedin\.com\/in\//i.test(value);

const overlaps = (span: TextSpan, others: readonly TextSpan[]) =>
  others.some(({ start, end }) => span.start < end && start < span.end);
