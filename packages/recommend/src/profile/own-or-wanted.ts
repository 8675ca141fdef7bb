/**
 * What of a sentence is wanted, and what is only brought along: "I want to do computer vision, I know
 * Python" asks for vision. Python shows what one could begin with, and counts for less.
 */
import { TUNING } from "../rerank/tuning.ts";

const WANTED =
  /想|希望|找|感兴趣|喜欢|热爱|转行|打算|目标|(?<![主重必需])要(?!求|点)|\b(?:wants?|wish|hope|like|love|interested in|looking for|seek(?:ing)?|move (?:in)?to|care about|passionate about)\b/iu;
const OWN =
  /(?<![机社协大工])会(?![计议展员所])|熟悉|熟练|掌握|擅长|懂|用过|学过|做过|写过|了解|有|\b(?:knows?|can|with|have|has|used?|using|experienced?|skilled|good at|familiar|trained|learned|learnt|some|basic)\b/iu;

/** What governs a word stands in its clause, before it. */
const CLAUSE = /[^，,。;；.!！?？\n]*$/u;

/** How much a word counts that begins at a place of what was said; all of it, where it is not there. */
export function shareAt(wish: string, start: number): number {
  if (start < 0 || !WANTED.test(wish)) return 1;
  const before = CLAUSE.exec(wish.slice(0, start))?.[0] ?? "";
  // "I want to work with children": what follows a wish belongs to it.
  return OWN.test(before) && !WANTED.test(before) ? TUNING.brought : 1;
}
