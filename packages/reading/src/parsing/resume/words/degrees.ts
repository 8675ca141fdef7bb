/** Degrees and schools, in Chinese and English. */
import type { TextSpan } from "../../../model/span.ts";

const FIELDS =
  "Science|Arts|Engineering|Fine Arts|Business Administration|Technology|Philosophy|Laws?|Education|Commerce|Medicine|Public Health|Public Administration|Public Policy|Nursing|Architecture|Design|Music|Social Work|Computer Science|Computer Applications|Information Systems|Applied Science|Business|Economics|Finance|Accounting|Management|Divinity|Pharmacy|Surgery|Mathematics|Statistics|Library Science|Research|Studies|Data Science|Journalism|Communication";
const LONG = `(?:Bachelors?|Masters?|Doctor(?:ate)?|Associates?)(?:'s?|'?s')?(?:\\s+(?:Degree|Diploma))?(?:\\s+of\\s+(?:Applied\\s+)?(?:${FIELDS})(?:\\s+and\\s+(?:${FIELDS}))?)?(?:\\s+Degree)?`;
const SHORT =
  "(?:B\\.?\\s?Sc|M\\.?\\s?Sc|B\\.?\\s?S\\.?\\s?E|M\\.?\\s?S\\.?\\s?E|B\\.?S|M\\.?S|B\\.A|M\\.A|BA|MA|B\\.?Eng|M\\.?Eng|B\\.?\\s?Tech|M\\.?\\s?Tech|B\\.E|M\\.E|BE|ME|B\\.?B\\.?A|M\\.?B\\.?A|EMBA|B\\.?Com|M\\.?Com|B\\.?F\\.?A|M\\.?F\\.?A|LL\\.?B|LL\\.?M|J\\.?D|M\\.?D|D\\.?D\\.?S|M\\.?P\\.?H|M\\.?P\\.?A|M\\.?P\\.?P|M\\.?Ed|B\\.?Ed|MPhil|M\\.Phil|BSN|MSN|MSW|BCA|MCA|B\\.?Arch|M\\.?Arch|Ph\\.?\\s?D|DPhil|Ed\\.?D|A\\.?A\\.?S|A\\.S|A\\.A|DNP|PharmD|BMus|MMus|S\\.B|S\\.M|A\\.B|BDes|MDes|MRes|Dipl\\.?-Ing|Diplom(?:-\\p{L}+)?|Magister|Licentiate|Licenciatura|Laurea|PGCE|BTEC(?: Level \\d)?|Staatsexamen|Licence)";
const OTHER =
  "(?:High School Diploma|Secondary School (?:Certificate|Diploma)|Higher National Diploma|Higher (?:Diploma|Certificate)|National Diploma|Foundation Degree|Postgraduate (?:Diploma|Certificate)|Graduate (?:Diploma|Certificate)|Advanced Diploma|Professional Certificate|Diploma|Certificate|G\\.?E\\.?D|A[- ]Levels?|GCSEs?|Abitur|Baccalaureate|International Baccalaureate|HND|Post-?doc(?:toral Fellow)?|Doctoral Degree|Undergraduate Degree|Minor)";
const HONOURS = "(?:\\s*\\((?:Hons?|Honours|Honors)\\.?\\)|\\s+(?:Honours|Honors|Hons)\\b)?";
const EN = new RegExp(
  `(?<![\\p{L}.])(?:${LONG}|${SHORT}|${OTHER})(?![\\p{L}])\\.?${HONOURS}`,
  "gu",
);
const ANY_CASE = new RegExp(`(?<![\\p{L}.])(?:${LONG}|${OTHER})(?![\\p{L}])${HONOURS}`, "giu");
const ZH =
  /(?:(?:全日制|统招|非全日制|在职|大学)(?=本科|大专|专科|硕士|研究生|博士)|(?<![\u4e00-\u9fff])(?:[工理文法经管医农教艺史哲军]学|工程|工商管理|公共管理)(?=学士|硕士|博士))?(?:博士后|博士研究生|博士|硕士研究生|硕士|研究生|本科|学士|大专|专科|高职|专升本|中专|高中|职高|双学位)(?:学位|学历)?|EMBA|MBA/g;

/** The degrees a text names, in order, none overlapping another. */
export function findDegrees(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  for (const pattern of [EN, ANY_CASE, ZH]) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      if (!found.some((other) => span.start < other.end && other.start < span.end))
        found.push(span);
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

const SCHOOL =
  /(?:大学|学院|学校|中学|高中|一中|二中|附中|职校|研究院|党校)(?:\s*[(（].*[)）])?$|大学|学院|\b(?:University|College|Institute|School|Academy|Polytechnic|Universit[àäéy]t?|Université|Universidad|Universidade|Universiteit|Universitet(?:et)?|Uniwersytet|Universitat|\p{L}*[Hh]ochschule|Hogeschool|Högskolan?|Høgskolen|Instituto?|Istituto|Politécnico|Polit[eé]cnica|Politechnika|Polytechnique|Tecnológico|Escola|Escuela|Scuola|Akademi[ea]?|Facult(?:y|é|ad) of|Lycée|\p{L}{3,}school|Institut(?:et)?|Gymnasium|Conservatory|Politecnico|École|Ecole|Bootcamp)\b|^(?:MIT|UCLA|UC |ETH|EPFL|NYU|USC|UCL|LSE|KAIST|NUS|NTU|IIT|NIT|BITS|CMU|Caltech|Stanford|Harvard|Yale|Princeton|Georgia Tech|Virginia Tech|HEC|INSEAD|KTH|TU )/u;

/** 0 where nothing says that it is a school, up to 3. */
export function schoolScore(text: string): number {
  if (text.length > 90) return 0;
  return SCHOOL.test(text) ? 3 : 0;
}

const MAJOR =
  /(?:专业|工程|科学|技术|管理|学|计算机|软件|金融|会计|英语|设计|法律|新闻|数学|物理|化学|生物|医学|护理|中文|教育|贸易|营销|媒体|艺术|建筑|自动化|统计|信息|电子|机械|材料|经济)$|\b(?:Science|Engineering|Mathematics|Physics|Chemistry|Biology|Economics|Finance|Accounting|Business|Marketing|Management|Design|Arts?|History|English|Literature|Psychology|Sociology|Political|Philosophy|Law|Medicine|Nursing|Education|Communications?|Journalism|Statistics|Computing|Informatics|Linguistics|Architecture|Administration|Studies|Analytics|Systems|Technology|Music|Theatre|Film|Hospitality|Networks|Networking|Logistics|Illustration|Electronics|Robotics|Mechanics|Mechatronics|Bioinformatics|Biotechnology|Biochemistry|Microbiology|Neuroscience|Genetics|Ecology|Agriculture|Tourism|Fashion|Photography|Cybersecurity|Sciences|Theology|Dentistry|Astronomy|Aeronautics|Languages|French|German|Spanish|Chinese|Anthropology|Geography|Geology|Pharmacy|Relations)\b/;

export function majorScore(text: string): number {
  if (text.length > 80) return 0;
  return MAJOR.test(text) ? 2 : 0;
}

/** Marks, ranks and honours, which are said of a study and are no part of its name. */
export const isGrade = (text: string): boolean =>
  /\b(?:GPA|CGPA|grade|honou?rs list|cum laude|distinction|first class|percentile|rank|dean's)\b|绩点|均分|排名|成绩|前\s*\d+\s*%|\d(?:\.\d+)?\s*\/\s*(?:4|5|10|100)(?:\.0+)?/i.test(
    text,
  );
