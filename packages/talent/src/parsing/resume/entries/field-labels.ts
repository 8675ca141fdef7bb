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
  | "date";

const LABELS: readonly (readonly [EntryField, RegExp])[] = [
  [
    "company",
    /^(?:公司(?:名称)?|单位(?:名称)?|工作单位|实习单位|所在公司|任职公司|企业名称|company|employer|organi[sz]ation|client)$/i,
  ],
  [
    "position",
    /^(?:职位(?:名称)?|职务|岗位(?:名称)?|担任职务|担任职位|工作岗位|实习岗位|position|job title|title|designation)$/i,
  ],
  ["location", /^(?:工作地点|地点|所在地|工作城市|location|place)$/i],
  [
    "school",
    /^(?:学校(?:名称)?|院校|毕业院校|毕业学校|就读学校|school|university|college|institution)$/i,
  ],
  ["major", /^(?:专业(?:名称)?|所学专业|主修专业|major|field of study|specialization)$/i],
  ["degree", /^(?:学历|学位|学历\/学位|最高学历|degree|qualification)$/i],
  ["name", /^(?:项目名称|项目|名称|project(?: name| title)?)$/i],
  ["role", /^(?:角色|项目角色|担任角色|项目职务|项目职责角色|本人角色|担任职责|role|my role)$/i],
  [
    "date",
    /^(?:时间|起止时间|起止日期|工作时间|项目时间|项目周期|在校时间|就读时间|在职时间|实习时间|日期|duration|dates?|period|time ?frame|tenure)$/i,
  ],
];

export interface Labelled {
  readonly field: EntryField;
  readonly piece: Piece;
}

const COLON = /([\u3400-\u9fffA-Za-z/ ]{2,20}?)\s*[:：]\s*/g;

/** The fields of a line; empty if any of its parts is not one. */
export function labelledFields(text: string, line: Line): Labelled[] {
  const marks = [...line.text.matchAll(COLON)].flatMap((match) => {
    const field = LABELS.find(([, label]) => label.test((match[1] ?? "").trim()))?.[0];
    return field ? [{ field, at: match.index, to: match.index + match[0].length }] : [];
  });
  if (marks[0] === undefined || line.text.slice(0, marks[0].at).trim() !== "") return [];
  return marks.flatMap(({ field, to }, index) => {
    const end = marks[index + 1]?.at ?? line.text.length;
    const piece = trimPiece(text, line.start + to, line.start + end);
    return piece ? [{ field, piece }] : [];
  });
}
