/** Which of the items that wait are meant: by place, by name, as the first or last so many. */

import { z } from "zod";
import type { ApprovalItem } from "../../model/events.ts";
import { NUMBER, numberOf, ORDINAL, ordinalOf } from "../text/numbers.ts";
import { plain } from "../text/plain.ts";

const Named = z.object({ name: z.string() });

/** Their ids. */
export function itemsMeant(cues: string, items: readonly ApprovalItem[]): string[] {
  const ids = new Set([...byName(cues, items), ...byPlace(cues, items)]);
  return items.map(({ id }) => id).filter((id) => ids.has(id));
}

/** "Send 2, 3 and 5", "发给李雷": nothing is said but which of them. */
export function isOnlyThose(cues: string, items: readonly ApprovalItem[]): boolean {
  const names = items.flatMap(({ preview }) =>
    plain(nameOf(preview))
      .split(/\s+/u)
      .concat(plain(nameOf(preview))),
  );
  const rest = names
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, " "), plain(cues));
  return THOSE.test(rest);
}

const THOSE =
  /^\s*(?:please |ok |just |请|就)*(?:send|e-?mail|approve|book|confirm|发|约|定|批准|寄)(?:[\s,，、和与及&.]|给|到|第|前|[\d一二三四五六七八九十]|封|个|位|名|吧|(?:to|the|and|first|second|third|fourth|fifth|last|top|two|three|four|numbers?|nos?|ones?|mails?|#|only|please|'s)(?![a-z]))+$/u;

function byPlace(cues: string, items: readonly ApprovalItem[]): string[] {
  const found: string[] = [];
  const take = (place: number | undefined) => {
    const item = place === undefined ? undefined : items.at(place < 0 ? place : place - 1);
    if (item !== undefined) found.push(item.id);
  };
  const run = new RegExp(
    `(前面?|头|first|top|后面?|最后|last)\\s*(${NUMBER})(?:\\s*(?:个|位|名|封|条|项|ones?|mails?|emails?|people|candidates?))?`,
    "gu",
  );
  let rest = cues.replace(run, (_, end: string, count: string) => {
    const many = numberOf(count) ?? 0;
    const part = /前|头|first|top/u.test(end) ? items.slice(0, many) : items.slice(-many);
    if (many > 0) found.push(...part.map(({ id }) => id));
    return " ";
  });
  rest = rest.replace(/最后(?:一)?(?:个|位|名|封|条|项)/gu, () => {
    take(-1);
    return " ";
  });
  for (const [, list = ""] of rest.matchAll(
    /第([\d一二三四五六七八九十、,，和及与 ]+)(?:个|位|名|封|条|项|号|人|步)?/gu,
  )) {
    for (const one of list.split(/[、,，和及与 ]+/u)) take(one === "" ? undefined : ordinalOf(one));
  }
  for (const [said] of rest.matchAll(new RegExp(`\\b${ORDINAL}\\b`, "gu"))) take(ordinalOf(said));
  for (const [, list = ""] of rest.matchAll(
    /(?:#|\b(?:numbers?|nos?\.?|items?|candidates?)\s+)(\d{1,2}(?:\s*(?:,|and|&)\s*\d{1,2})*)/gu,
  )) {
    for (const one of list.split(/\D+/u)) take(one === "" ? undefined : Number(one));
  }
  for (const [list] of rest.matchAll(
    /(?<![\d:.])\d{1,2}(?:\s*(?:,|，|、|and|和|&)\s*\d{1,2})+(?!\d|:|年|月|日|点)/gu,
  )) {
    for (const one of list.split(/\D+/u)) take(Number(one));
  }
  return found;
}

function byName(cues: string, items: readonly ApprovalItem[]): string[] {
  const text = plain(cues);
  return items
    .filter(({ preview }) => {
      const name = plain(nameOf(preview));
      if (name === "") return false;
      if (/\p{Script=Han}/u.test(name))
        return text.includes(name) || (name.length > 2 && text.includes(name.slice(1)));
      return [name, ...name.split(/\s+/u).filter((part) => part.length > 2)].some((form) =>
        new RegExp(`(?<![a-z])${form.replaceAll(/[^a-z' -]/gu, ".")}(?![a-z])`, "u").test(text),
      );
    })
    .map(({ id }) => id);
}

/** Empty where it has none. */
export function nameOf(preview: ApprovalItem["preview"]): string {
  return Named.safeParse(preview).data?.name ?? "";
}
