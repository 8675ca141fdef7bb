/** Messages that only say yes, and those that a plain yes cannot be. */
import { hasWord, REFERENCES } from "../locales/references.ts";
import { wordsBesides } from "./words-besides.ts";

const besideAssent = wordsBesides(REFERENCES.assent);

/** "Yes, send them", 可以，发吧. */
export const isAssent = (message: string): boolean =>
  /[\p{L}\p{N}]/u.test(message) && besideAssent(message).length === 0;

/** "No, start over", 不对: whatever a reader makes of it, nobody has agreed. */
export const dissents = (message: string): boolean =>
  hasWord(besideAssent(message).join(" "), REFERENCES.dissent);
