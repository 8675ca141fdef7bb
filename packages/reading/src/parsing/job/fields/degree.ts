/** The degree that a text speaks of. */
import type { Degree } from "../../../model/job-draft.ts";
import type { TextSpan } from "../../../model/span.ts";

export interface DegreeFound extends TextSpan {
  readonly degree: Degree;
}

const WORDS: readonly (readonly [degree: Degree, pattern: RegExp])[] = [
  [
    "none",
    /学历不限|不限学历|无学历要求|(?:高中|中专|中技|职高|初中)(?=(?:及|或)?以上|学历|毕业|文化)|\b(?:no degree (?:is )?(?:required|needed|necessary)|high[- ]school(?: diploma)?|ged|secondary education)\b/gi,
  ],
  [
    "associate",
    /大专|专科(?![护医门技])|高职|\b(?:associate'?s?(?:'s)? degree|associate of (?:arts|science)|foundation degree|HND)\b/gi,
  ],
  [
    "bachelor",
    /本科|学士|211|985|双一流|\b(?:bachelor(?:'?s|s')?(?: degree| of \w+)?|undergraduate degree|university degree|college degree|(?:four|4)-year degree|(?:relevant |related |technical |stem )degree|degree in|b\.?s\.?c?\.?(?=[\s,/)]|$)|b\.?eng\.?|(?:bsn|ll\.?b|bba|b\.?com|b\.?tech|b\.e\.)(?=[\s,/)]|$)|licenciatura|b\.?a\.?(?=[\s,/)](?!ck))|bs\/ms|ba\/bs)/gi,
  ],
  [
    "master",
    /硕士|研究生|\b(?:master(?:'s|s'| of (?:science|arts|engineering|business))(?: degree)?|masters(?: degree)|m\.?s\.?c\.?(?=[\s,/)]|$)|m\.?s\.?(?=[\s,/)](?!\w*sql))|mba|(?:msn|ll\.?m|m\.?eng|m\.?tech)(?=[\s,/)]|$)|graduate degree|advanced degree|postgraduate)/gi,
  ],
  ["doctor", /博士|\b(?:ph\.?\s?d\.?|doctorate|doctoral(?: degree)?)(?![\p{L}])/giu],
];
const RANK: readonly Degree[] = ["none", "associate", "bachelor", "master", "doctor"];
/** Marks of a working degree that a name of something else can have, too: "Scrum Master", "MS Office". */
const NO_DEGREE = /(?:scrum|web|quiz|data|ring|yoga|grand|post)\s*$/i;

/** All mentions, in order. */
export function findDegrees(folded: string): DegreeFound[] {
  return WORDS.flatMap(([degree, pattern]) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      if (NO_DEGREE.test(folded.slice(0, match.index))) return [];
      if (
        /^\s*(?:office|excel|word|sql|project|teams|azure|windows)/i.test(
          folded.slice(match.index + match[0].length),
        )
      )
        return [];
      return [{ degree, start: match.index, end: match.index + match[0].length }];
    }),
  ).toSorted((a, b) => a.start - b.start);
}

/** Of several that are named together, the least that will do. */
export function lowestDegree(degrees: readonly DegreeFound[]): DegreeFound | undefined {
  return degrees.toSorted((a, b) => RANK.indexOf(a.degree) - RANK.indexOf(b.degree))[0];
}
