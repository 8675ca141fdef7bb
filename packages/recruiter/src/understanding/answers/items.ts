/** Which of the items that wait are meant: by place, by name, as the first or last so many. */

import { z } from "zod";
import type { ApprovalItem } from "../../model/events.ts";
import { HAN_NAME_ENDS } from "../entities/longer-names.ts";
import { plain } from "../text/plain.ts";
import { replacePlaces } from "./places.ts";

const Named = z.object({ name: z.string() });

interface Marked {
  /** Without accents, a sign of `SIGNS` for every naming. */
  readonly text: string;
  /** What each sign stands for, from its first. */
  readonly ids: readonly (readonly string[])[];
}

const FIRST_SIGN = 0xe100;
/** Any of the signs that stand for items. */
export const ITEM_SIGN = "[\\ue100-\\ue1ff]";

/** Every naming of items as one sign. */
export function markItems(cues: string, items: readonly ApprovalItem[]): Marked {
  const ids: (readonly string[])[] = [];
  const sign = (meant: readonly string[]) => {
    ids.push(meant);
    return String.fromCodePoint(FIRST_SIGN + Math.min(ids.length - 1, 0xff));
  };
  const named = namesOf(items).reduce(
    (text, { pattern, ids: meant }) => text.replaceAll(pattern, () => sign(meant)),
    plain(cues),
  );
  const text = replacePlaces(named, items.length, (places) =>
    sign(places.flatMap((place) => items[place]?.id ?? [])),
  );
  return { text, ids };
}

/** The ids that a sign stands for. */
export const idsOf = (sign: string, { ids }: Marked): readonly string[] =>
  ids[(sign.codePointAt(0) ?? 0) - FIRST_SIGN] ?? [];

/** Their ids. */
export function itemsMeant(cues: string, items: readonly ApprovalItem[]): string[] {
  const meant = new Set(markItems(cues, items).ids.flat());
  return items.map(({ id }) => id).filter((id) => meant.has(id));
}

/** "Send 2, 3 and 5", "发给李雷": nothing is said but which of them. */
export function isOnlyThose(cues: string, items: readonly ApprovalItem[]): boolean {
  return THOSE.test(markItems(cues, items).text);
}

const THOSE = new RegExp(
  `^\\s*(?:please |ok |just |请|就)*(?:send|e-?mail|approve|book|confirm|发|约|定|批准|寄)(?:[\\s,，、和与及&.]|给|到|吧|${ITEM_SIGN}|(?:to|the|and|ones?|mails?|only|please|'s)(?![a-z]))+$`,
  "u",
);

interface NameForm {
  readonly pattern: RegExp;
  readonly ids: readonly string[];
}

/** The longer forms first; a form that several have means all of them. */
function namesOf(items: readonly ApprovalItem[]): NameForm[] {
  const forms = new Map<string, string[]>();
  for (const { id, preview } of items) {
    for (const form of formsOf(plain(nameOf(preview)))) {
      forms.set(form, [...(forms.get(form) ?? []), id]);
    }
  }
  return [...forms]
    .toSorted(([a], [b]) => b.length - a.length)
    .flatMap(([form, ids]) => {
      // "小李" is nobody in particular where two have the name.
      if (NICKNAME.test(form) && ids.length > 1) return [];
      const letters = form.replaceAll(/[^\p{Script=Han}a-z' -]/gu, ".");
      const isHan = /\p{Script=Han}/u.test(form);
      const han = isWholeOf(form, items) ? letters + HAN_NAME_ENDS : letters;
      return [
        {
          pattern: new RegExp(isHan ? han : `(?<![a-z])${letters}(?:'s)?(?![a-z])`, "gu"),
          ids,
        },
      ];
    });
}

/** 张伟明 is not 张伟: a short name ends where it ends. */
const isWholeOf = (form: string, items: readonly ApprovalItem[]) =>
  form.length === 2 && items.some(({ preview }) => plain(nameOf(preview)) === form);

const NICKNAME = /^[小老]\p{Script=Han}$|^\p{Script=Han}(?:总|工|老师|先生|女士|小姐)$/u;
const CALLED = ["总", "工", "老师", "先生", "女士", "小姐"];

function formsOf(name: string): string[] {
  if (name === "") return [];
  if (/\p{Script=Han}/u.test(name)) {
    const surname = name.charAt(0);
    const called = [
      ...["小", "老"].map((one) => one + surname),
      ...CALLED.map((one) => surname + one),
    ];
    return [name, ...(name.length > 2 ? [name.slice(1)] : []), ...called];
  }
  return [...new Set([name, ...name.split(/\s+/u).filter((part) => part.length > 2)])];
}

/** Empty where it has none. */
function nameOf(preview: ApprovalItem["preview"]): string {
  return Named.safeParse(preview).data?.name ?? "";
}
