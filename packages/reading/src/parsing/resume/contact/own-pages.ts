/** The pages that a person names as their own. */
import type { ReadDocument } from "../../../model/read-document.ts";
import type { TextSpan } from "../../../model/span.ts";
import type { Context } from "../context.ts";
import { LIMITS } from "../draft.ts";
import type { Line } from "../text/line.ts";
import { type FoundLink, findLinks, isProfile, linkedPages } from "./links.ts";

export function ownPages(
  { text, sourced }: Context,
  document: ReadDocument,
  head: readonly Line[],
): string[] {
  const within = ({ spans: [span] }: FoundLink) => overlaps(span, head);
  const leadsTo = linkedPages(document);
  const named = findLinks(text).map((link) => inFull(link, leadsTo));
  const places = named.flatMap(({ spans }) => spans);
  const linked = leadsTo.filter(({ spans: [span] }) => !overlaps(span, places));
  const pages = [
    ...[...named, ...linked].filter(within),
    ...named.filter((link) => !within(link) && isProfile(link) && isOwn(link)),
  ];
  return pages
    .filter((page, index) => pages.findIndex(({ value }) => value === page.value) === index)
    .slice(0, LIMITS.links)
    .map(({ value, spans }, index) => sourced.value(`basic.links[${index}]`, value, spans));
}

/** "jane.dev" is written for the eye; where a click on it leads is the whole address. */
function inFull(link: FoundLink, leadsTo: readonly FoundLink[]): FoundLink {
  const same = leadsTo.find(
    ({ value, spans: [span] }) => overlaps(span, link.spans) && shown(value) === shown(link.value),
  );
  return same === undefined ? link : { ...link, value: same.value };
}

const shown = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/\/$/, "");

/** Single repositories belong to their project. */
const isOwn = ({ value }: FoundLink) => /linkedin\.com\/in\//i.test(value);

const overlaps = (span: TextSpan, others: readonly TextSpan[]) =>
  others.some(({ start, end }) => span.start < end && start < span.end);
