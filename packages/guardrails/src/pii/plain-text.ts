/** Text whose digits can be read: full-width forms made narrow, invisible characters left out. */
import { isInvisible } from "../normalise/invisible.ts";
import { type MappedText, MappedTextBuilder } from "../normalise/mapped-text.ts";

/** Nothing if the text is plain already, which most are. */
export function plainText(original: string): MappedText | undefined {
  if (!ODD.test(original)) return undefined;
  const out = new MappedTextBuilder(original.length);
  for (let at = 0; at < original.length; at += 1) {
    const code = original.charCodeAt(at);
    if (code >= 0x80 && isInvisible(code)) continue;
    out.put(narrow(code), at, at + 1);
  }
  return out.build();
}

const ODD =
  /[\u00a0\u00ad\u061c\u115f\u1160\u180e\u200b-\u206f\u3000\u3164\ufeff\uff01-\uffa0]|\u034f|[\ufe00-\ufe0f]/;

function narrow(code: number): number {
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  if (code === 0x3000 || code === 0xa0) return 0x20;
  // Dashes that word processors put between groups of digits.
  return code >= 0x2010 && code <= 0x2014 ? 0x2d : code;
}
