import { z } from "zod";

/** Words of a person, and which of their messages they stand in: so that every fact can be opened. */
export const Quote = z.object({
  message: z.int().min(0),
  text: z.string().min(1),
});
export type Quote = z.infer<typeof Quote>;

/** A piece of a message that speaks of one thing. */
interface Clause {
  readonly text: string;
  readonly start: number;
}

/** Commas and full stops part clauses, and so do words that turn against what was said. */
const BREAK =
  /[，。；！？,;!?\n]|\.(?=\s|$)|(?:^|\s)(?:but|however|although)(?=\s)|但是?|不过|可是|然而/gi;

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(BREAK)) {
    // A question mark belongs to the clause that it ends.
    const end = /[？?]/.test(mark) ? index + mark.length : index;
    clauses.push({ text: text.slice(start, end), start });
    start = index + (/[，。；！？,;!?.\n]/.test(mark) ? mark.length : 0);
  }
  clauses.push({ text: text.slice(start), start });
  return clauses.filter((clause) => clause.text.trim() !== "");
}
