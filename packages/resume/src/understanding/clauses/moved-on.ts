/** "I left Figma in March 2025 and joined Notion in April": where somebody went from there is another thing. */
import { findDates } from "../dates/find-dates.ts";
import { namedEntries } from "../reference/find-entries.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";

const LEFT = /离职|离开|辞职|走人|跳槽|(?<![a-z])(?:left|quit|resigned|departed)(?![a-z])/;
const WENT_ON =
  /^(?:\s|,|and|then|after that|并且?|然后|随后|后来|之后|同年|同月|次月|紧接着|接着|就|我|现在)*(?:(?:in|on) [a-z]+ )?(?:(?:\d{4}年)?\d{1,2}月(?:份|底|初)?(?:就|又)?)?(?:入职|加入|跳槽到|去了|进了|joined(?![a-z])|(?:started|began) (?:at|as|with|working)(?![a-z])|(?:moved|switched|went) (?:on )?to \S.* as(?![a-z]))/;

export const isMovedOn = (before: string, piece: string): boolean =>
  LEFT.test(before) && WENT_ON.test(piece);

/** With the person, and with the year that was said before. */
export function movedOn(before: Said, piece: Said, { seen, today }: Scene): Said {
  const lead = /^(?:\s|,|and|then|after that)*/.exec(piece.cues)?.[0].length ?? 0;
  const rest = part(piece, lead);
  const said =
    /^[a-z]/.test(rest.cues) && !/^i(?![a-z])/.test(rest.cues) ? insert(rest, 0, "I ") : rest;
  const dates = findDates(said.folded, today);
  const [date] = dates;
  // Whoever leaves the job that goes on, and tells of no end of the next, is there now.
  const now =
    dates.length === 1 &&
    namedEntries(before.folded, seen).some(
      ({ entry: { section, fields } }) =>
        section === "workExperience" && /^(?:至今|现在|present|now)$/i.test(fields.endDate ?? ""),
    );
  const last = findDates(before.folded, today).findLast(({ year }) => year !== undefined);
  if (date === undefined) return said;
  const han = /[年月]/.test(said.folded.slice(date.start, date.end));
  const stop = /[,。]/.exec(said.folded.slice(date.end))?.index ?? said.folded.length - date.end;
  const open = !now
    ? said
    : han
      ? insert(said, date.end + stop, ",至今")
      : insert(said, date.end, " to present");
  if (date.month === undefined || date.year !== undefined || last?.year === undefined) return open;
  const year = date.month < (last.month ?? 1) ? last.year + 1 : last.year;
  return han ? insert(open, date.start, `${year}年`) : insert(open, date.end, ` ${year}`);
}

/** With a word more at this place. */
export function insert({ raw, folded, cues }: Said, at: number, text: string): Said {
  const into = (form: string, word: string) => form.slice(0, at) + word + form.slice(at);
  const small = text.toLowerCase();
  return { raw: into(raw, text), folded: into(folded, small), cues: into(cues, small) };
}
