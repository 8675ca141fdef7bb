/** The text floor: one place each for folding, languages, numbers, dates, times, durations and names. */

export { speaksOfSelf, speaksOfSomebody } from "../locales/references.ts";
export { dissents } from "./assent.ts";
export { datesIn, type FoundDate, isPresent, type ResumeDate } from "./dates.ts";
export { type Duration, durationsIn, type FoundDuration } from "./durations.ts";
export { type Folded, fold, folded, simplify } from "./fold.ts";
export { type KnownWords, knownWords, type Records } from "./known-words.ts";
export { languageOf, type TextLanguage } from "./language-of.ts";
export {
  matchNames,
  type Named,
  type NameMatch,
  type NameMatches,
  type NameMatchKind,
} from "./match-names.ts";
export { latinNames, tellingWords } from "./name-forms.ts";
export { type FoundNumber, numberOf, numbersIn, readNumber } from "./numbers.ts";
export { isRecent, ordinalsIn } from "./ordinals.ts";
export {
  availabilityIn,
  type FoundStage,
  framed,
  isDoubtfulPlace,
  isNoExperience,
  isSaidAlone,
  stagesIn,
} from "./people-words.ts";
export { asksSomething } from "./questions.ts";
export { extremeTime, keepsTime, monthShiftIn, type Shift, shiftIn } from "./shifts.ts";
export { type FoundTime, type TimeContext, timesIn } from "./times.ts";
export { isTraditional, traditional } from "./traditional.ts";
export { HAN_DIGITS, monthNames, numberNames, oneOf } from "./words.ts";
export { orderIn, type WorkKind, workIn } from "./work-words.ts";
export { type WritingWish, writingWish } from "./writing-wishes.ts";
export { type YearRange, yearsIn } from "./years.ts";
