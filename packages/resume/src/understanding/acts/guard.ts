/** What must never change anything, before anything is read: see each check for what it is about. */

import type { Act } from "../clauses/split-acts.ts";
import type { Outcome } from "../outcome.ts";
import { talk } from "../reference/resolve.ts";
import { letBe, notYours, onlyAsked } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import { isAboutOthers, isReported } from "./others.ts";
import {
  isElsewhere,
  isKept,
  isNegated,
  isQuestion,
  isSupposed,
  isToldAsDone,
} from "./requests.ts";

/** An answer instead of an edit; "ask" where only reading is left; undefined where all is well. */
export function guard(
  { said, clause, sentence }: Act,
  { language }: Scene,
): Outcome | "ask" | undefined {
  if (isAboutOthers(clause) || isReported(sentence)) return talk(notYours(language));
  if (isNegated(clause) || isKept(said.cues)) return talk(letBe(language));
  if (isElsewhere(clause)) return talk(notYours(language));
  if (isSupposed(clause)) return talk(onlyAsked(language));
  if (isQuestion(sentence)) return "ask";
  if (isToldAsDone(clause)) return talk(notYours(language));
  return undefined;
}
