/** Fields that say their own name, as forms do: "公司名称：…", "Role: …". */
import type { Line } from "../text/line.ts";
import { type Piece, trimPiece } from "../text/span.ts";

export type EntryField =
  | "company"
  | "position"
  | "location"
  | "school"
  | "major"
  | "degree"
  | "name"
  | "role"
  | "date"
  | "description";

const LABELS: Readonly<Record<EntryField, string>> = {
  company:
    "公司(?:名称)?|单位(?:名称)?|工作单位|实习单位|所在公司|任职公司|企业名称|company(?: name)?|(?:name(?: and address)? of )?employer|organi[sz]ation|client",
  position:
    "职位(?:名称)?|职务|岗位(?:名称)?|担任职[务位]|工作岗位|实习岗位|position|occupation(?: or position held)?|job title|title|designation",
  location: "工作地[点址]|地点|所在地|工作城市|location|place",
  school:
    "学校(?:名称)?|院校|毕业院校|毕业学校|就读学校|school|university|college|(?:name(?: and type)? of )?(?:institution|organi[sz]ation providing education(?: and training)?)",
  major:
    "专业(?:名称)?|所学专业|主修专业|major|field of study|speciali[sz]ation|principal subjects(?:/occupational skills covered)?",
  degree: "学历|学位|学历/学位|最高学历|degree|(?:title of )?qualification(?: awarded)?",
  name: "项目名称|项目|名称|project(?: name| title)?",
  role: "角色|项目角色|担任角色|项目职务|本人角色|担任职责|role|my role",
  date: "时间|起止时间|起止日期|工作时间|项目时间|项目周期|在校时间|就读时间|在职时间|实习时间|日期|duration|dates?|period|time ?frame|tenure",
  description:
    "工作内容|工作描述|工作职责|主要职责|main activities(?: and responsibilities)?|responsibilities|duties",
};

export interface Labelled {
  readonly field: EntryField;
  readonly piece: Piece;
}

const PATTERNS = Object.entries(LABELS).map(([field, words]) => ({
  field,
  // A cell of a table needs no colon behind it.
  pattern: new RegExp(`(?<=^|[\\s|,;])(?:${words})\\s*:\\s*|^(?:${words})\\t\\s*`, "gi"),
}));

/** The fields of a line; none, if it begins with anything else. */
export function labelledFields(text: string, line: Line): Labelled[] {
  if (!/[:\t]/.test(line.text)) return [];
  const marks = PATTERNS.flatMap(({ field, pattern }) =>
    [...line.text.matchAll(pattern)].flatMap((match) =>
      isField(field) ? [{ field, at: match.index, to: match.index + match[0].length }] : [],
    ),
  ).toSorted((a, b) => a.at - b.at);
  if (marks[0] === undefined || line.text.slice(0, marks[0].at).trim() !== "") return [];
  return marks.flatMap(({ field, to }, index) => {
    const end = marks[index + 1]?.at ?? line.text.length;
    const piece = trimPiece(text, line.start + to, line.start + end);
    return piece ? [{ field, piece }] : [];
  });
}

const ALONE = new RegExp(`^(?:${Object.values(LABELS).join("|")})$`, "i");

/** Whether these words are nothing but a label. */
export const isFieldLabel = (words: string): boolean => ALONE.test(words.trim());

const isField = (name: string): name is EntryField => name in LABELS;
