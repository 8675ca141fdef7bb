/** When it was, taken out of what is told, so that only names are left. */

import { written } from "../dates/find-dates.ts";
import { findPeriod } from "../dates/periods.ts";
import type { ListSection } from "../lexicon/places.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";

export interface Dated {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly rest: Said;
}

export function takePeriod(said: Said, section: ListSection, scene: Scene): Dated {
  const { start, end, lone, spans } = findPeriod(said.folded, scene);
  const loneDate =
    lone === undefined || start !== undefined || end !== undefined ? "" : written(lone);
  // A study is known by the year in which it ended, all else by the one in which it began.
  const [from, to] =
    loneDate === ""
      ? [start, end]
      : section === "education"
        ? [undefined, loneDate]
        : [loneDate, undefined];
  const taken = loneDate === "" || lone === undefined ? spans : [...spans, lone];
  return {
    ...(from === undefined ? {} : { startDate: from }),
    ...(to === undefined ? {} : { endDate: to }),
    rest: without(said, taken),
  };
}

const BESIDE =
  /(?:(?:时间|日期|起止时间|起止日期|时间段|期间|周期)(?:是|为|:)?\s*|(?<![a-z])(?:dates?|from|in|on|during|period|between|time|the year|back in|around|at)(?:\s*:)?\s*|[([]\s*)$/;
const BEHIND = /^\s*(?:[)\]]|期间|这段时间|的时候|时候|时(?!间)|,?\s*(?:the )?(?:period|time))/;

function without(
  said: Said,
  spans: readonly { readonly start: number; readonly end: number }[],
): Said {
  let { raw, folded, cues } = said;
  for (const span of spans.toSorted((a, b) => b.start - a.start)) {
    const start = span.start - (BESIDE.exec(folded.slice(0, span.start))?.[0].length ?? 0);
    const end = span.end + (BEHIND.exec(folded.slice(span.end))?.[0].length ?? 0);
    const cut = (text: string) => `${text.slice(0, start)},${text.slice(end)}`;
    [raw, folded, cues] = [cut(raw), cut(folded), cut(cues)];
  }
  return { raw, folded, cues };
}
