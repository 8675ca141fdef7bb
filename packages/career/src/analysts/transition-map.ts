/** Where the person is, what is compared, and where one gets from there. */

import { transitionsFrom } from "../occupations/match-occupation.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";
import type { KnownPerson } from "./known-person.ts";
import type { CareerAnalysis } from "./results.ts";

const BEYOND = 2;

export function transitionMap(
  candidates: readonly string[],
  { current }: KnownPerson,
  language: Language,
): CareerAnalysis["transition_map"] {
  const from = current
    ? transitionsFrom(current.id).filter(({ to }) => candidates.includes(to))
    : [];
  const beyond = candidates.slice(0, BEYOND).flatMap((id) => transitionsFrom(id).slice(0, BEYOND));
  const steps = [...from, ...beyond];
  const ids = [
    ...new Set([...(current ? [current.id] : []), ...candidates, ...steps.map(({ to }) => to)]),
  ];
  const role = (id: string) =>
    id === current?.id ? "current" : candidates.includes(id) ? "match" : "beyond";
  return {
    nodes: ids.map((id) => ({ id, name: occupationById(id)[language], role: role(id) })),
    edges: steps.map(({ from: a, to, via, carries, missing }) => ({
      from: a,
      to,
      via,
      carries: carries.length,
      missing: missing.length,
    })),
  };
}
