/** The options in an answer to "what are you weighing?": short phrases one after the other, and no story. */
import { piecesOf, sentencesIn } from "./sentences.ts";

const MOST = 5;
/** Longer is a sentence about something; a Han character counts as two letters. */
const LONGEST = 60;
const LONGEST_ANSWER = 200;

export function listedOptions(answer: string): string[] {
  const pieces = sentencesIn(answer).flatMap(piecesOf);
  const isList =
    lengthOf(answer) <= LONGEST_ANSWER &&
    pieces.length <= MOST &&
    pieces.every(({ text }) => lengthOf(text) <= LONGEST);
  return isList ? [...new Set(pieces.map(({ text }) => text.replace(/[.。?？!！]+$/, "")))] : [];
}

const lengthOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
