/** The two halves of a change: what is to be changed, and to what. */
import { findMentions } from "../reference/mentions.ts";
import type { Said } from "../text/said.ts";

export interface Change {
  readonly target: Said;
  /** Undefined where only the wish to change is said. */
  readonly value: Said | undefined;
  /** What stands there now, where that is said: 从…改成…. */
  readonly old?: Said;
  /** A field that is only stated to be so; a statement may be about something else. */
  readonly stated?: true;
  /** The bare sign or verb by which it is stated: "是" says less than "叫" or "应该是". */
  readonly weak?: string;
}

/** Where a named group was found. */
export const at = (match: RegExpExecArray | null, group: string): [number, number] | undefined =>
  match?.indices?.groups?.[group];

/** Behind a field stands its value. */
export function endsWithField(cues: string): boolean {
  const mention = findMentions(cues).at(-1);
  return (
    mention !== undefined &&
    (mention.field !== undefined || mention.section === "skillContent") &&
    /^(?:\s|的|一栏|那里|部分|里|中|上|那一栏|字段|也|就|都|请|应该|应当|要|需要|得|最好|now|please)*$/.test(
      cues.slice(mention.end),
    )
  );
}
