/**
 * Places of a mail that somebody has to fill in before it leaves: `【待填：薪资】`, `[[fill in: salary]]`.
 * Letters leave them where nothing is known, such as the terms of an offer; nothing is ever invented.
 */
import { talentErrors } from "../../errors.ts";

interface Words {
  readonly subject: string;
  readonly text: string;
}

export const blank = {
  zh: (what: string) => `【待填：${what}】`,
  en: (what: string) => `[[fill in: ${what}]]`,
} as const;

const BLANK = /【待填[:：][^【】\n]{0,80}】|\[\[fill in:[^[\]\n]{0,80}\]\]/giu;

export function blanksIn({ subject, text }: Words): string[] {
  return [...new Set(`${subject}\n${text}`.match(BLANK) ?? [])];
}

/** Refused with `mail-unfinished`. */
export function assertFinished(mail: Words): void {
  const blanks = blanksIn(mail);
  if (blanks.length === 0) return;
  throw talentErrors.error("mail-unfinished", {
    detail: `It still says ${blanks.join(", ")}.`,
    data: { blanks },
  });
}
