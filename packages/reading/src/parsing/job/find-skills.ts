/** Where a text names skills. The taxonomy is not known here: whoever has one hands this in. */
import type { TextSpan } from "../../model/span.ts";

/** The id of a concept, and the words that name it. */
export interface SkillMention extends TextSpan {
  readonly id: string;
}

/** Mentions in the order of the text. */
export type FindSkills = (text: string) => readonly SkillMention[];

export const findNoSkills: FindSkills = () => [];
