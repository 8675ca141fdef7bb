import type { Alias } from "../taxonomy/alias.ts";
import {
  BETWEEN_ITEMS,
  CHINESE_AFTER,
  CHINESE_BEFORE,
  ENDS_THERE,
  ENGLISH_AFTER,
  ENGLISH_BEFORE,
  LIST_SIGN,
  YEAR_AFTER,
} from "./context-words.ts";
import type { Place } from "./place.ts";

/** Behind an item of a list, how well it is known: "Excel (advanced), SAP". */
const REMARK = /\s?[(（][^()（）]{1,24}[)）]/u;
/** How far words reach, and how wide the gap between two items of a list may be, in signs. */
const WORDS_REACH = 24;
const LIST_REACH = 12;

/** Whether a name that may mean something else is meant as a skill here. */
export function isListed(
  text: string,
  places: readonly Place[],
  at: number,
  reading: Alias,
): boolean {
  const place = places[at];
  if (reading.when.kind !== "listed" || !place) return false;
  const before = text.slice(Math.max(0, place.start - WORDS_REACH), place.start);
  const after = text.slice(place.end, place.end + WORDS_REACH);
  if (YEAR_AFTER.test(after) || before.endsWith("&") || after.startsWith("&")) return false;
  // Whoever asks about the name alone means it.
  if (places.length === 1 && before.trim() === "" && after.trim() === "") return true;
  if (CHINESE_AFTER.test(after) || (CHINESE_BEFORE.test(before) && ENDS_THERE.test(after))) {
    return true;
  }
  const sure = isAsWritten(text, place, reading);
  if (sure && (ENGLISH_BEFORE.test(before) || ENGLISH_AFTER.test(after))) return true;
  return [places[at - 1], places[at + 1]].some(
    (other) => other !== undefined && isBeside(text, place, other, sure),
  );
}

/** Other skills in the same list. Two names that are both unsure believe each other. */
function isBeside(text: string, place: Place, other: Place, sure: boolean): boolean {
  const [left, right] = other.start < place.start ? [other, place] : [place, other];
  const gap = text.slice(left.end, right.start).replace(REMARK, "");
  if (gap.length > LIST_REACH || !BETWEEN_ITEMS.test(gap)) return false;
  if (isGrade(place, other)) return false;
  const ends = ENDS_THERE.test(text.slice(place.end, place.end + WORDS_REACH));
  const listed = LIST_SIGN.test(gap) && (right !== place || ends);
  if (other.chosen) return listed || (sure && ends);
  return (
    sure &&
    listed &&
    other.readings.some(
      (reading) => reading.when.kind !== "otherwise" && isAsWritten(text, other, reading),
    )
  );
}

/** A letter beside a school subject: Geography (C). */
const isGrade = ({ start, end }: Place, { chosen, readings }: Place): boolean =>
  end - start === 1 && SUBJECTS.has((chosen ?? readings[0])?.category ?? "");

const SUBJECTS: ReadonlySet<string> = new Set(["sciences", "education", "languages"]);

/** A name is spelt with its capitals; a word that is listed without any may stand in either case. */
function isAsWritten(text: string, { start, end }: Place, { written }: Alias): boolean {
  const here = text.slice(start, end);
  return here === written || here.toLowerCase() === written;
}
