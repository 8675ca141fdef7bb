/** A text's lines and sentences, without those that hold no words. */

/** Four letters before a full stop: "Sr." and "e.g." end no sentence. */
const ENDS = /\n|(?<=[。！？；])|(?<=\p{L}{4}[.!?;])\s/u;
const WORD = /[\p{L}\p{N}]/u;

export const sentencesOf = (text: string): string[] =>
  text.split(ENDS).filter((sentence) => WORD.test(sentence));
