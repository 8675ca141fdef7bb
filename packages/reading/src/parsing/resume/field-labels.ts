/** What forms call the fields of an entry: "公司名称：…", "Role: …". Such a label is no value. */
const LABELS = [
  "公司(?:名称)?|单位(?:名称)?|工作单位|实习单位|所在公司|任职公司|企业名称|company(?: name)?|(?:name(?: and address)? of )?employer|organi[sz]ation|client",
  "职位(?:名称)?|职务|岗位(?:名称)?|担任职[务位]|工作岗位|实习岗位|position|occupation(?: or position held)?|job title|title|designation",
  "工作地[点址]|地点|所在地|工作城市|location|place",
  "学校(?:名称)?|院校|毕业院校|毕业学校|就读学校|school|university|college|(?:name(?: and type)? of )?(?:institution|organi[sz]ation providing education(?: and training)?)",
  "专业(?:名称)?|所学专业|主修专业|major|field of study|speciali[sz]ation|principal subjects(?:/occupational skills covered)?",
  "学历|学位|学历/学位|最高学历|degree|(?:title of )?qualification(?: awarded)?",
  "项目名称|项目|名称|project(?: name| title)?",
  "角色|项目角色|担任角色|项目职务|本人角色|担任职责|role|my role",
  "时间|起止时间|起止日期|工作时间|项目时间|项目周期|在校时间|就读时间|在职时间|实习时间|日期|duration|dates?|period|time ?frame|tenure",
  "工作内容|工作描述|工作职责|主要职责|main activities(?: and responsibilities)?|responsibilities|duties",
];

const ALONE = new RegExp(`^(?:${LABELS.join("|")})$`, "i");

/** Whether these words are nothing but a label. */
export const isFieldLabel = (words: string): boolean => ALONE.test(words.trim());
