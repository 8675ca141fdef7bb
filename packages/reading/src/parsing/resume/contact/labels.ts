/**
 * What the fields of a person's data are called. `none` are those that are known and left out: who
 * somebody is by age, sex, origin, family or party is no business of a search, and stays in the text.
 */
export type ContactField =
  | "name"
  | "title"
  | "email"
  | "phone"
  | "location"
  | "link"
  | "summary"
  | "none";

const list = (words: string) => words.trim().split(/\s*\|\s*/);

const LABELS: readonly (readonly [ContactField, readonly string[]])[] = [
  ["name", list("姓名|名字|name|full name|candidate name")],
  [
    "title",
    list(
      "求职意向|应聘|求职|想找|求职岗位|求职目标|应聘岗位|应聘职位|意向岗位|意向职位|期望职位|期望岗位|目标|目标职位|目标岗位|职位|岗位|当前职位|职业|title|position|desired position|target role|target position|role|position applied for|current position|job title",
    ),
  ],
  [
    "email",
    list("邮箱|电子邮箱|电子邮件|邮件|e-mail|email|email address|mail|e-mail address|email id"),
  ],
  [
    "phone",
    list(
      "电话|手机|手机号|手机号码|联系电话|电话号码|联系方式|移动电话|tel|telephone|phone|mobile|cell|phone number|mobile number|contact|contact number|mobile no|phone no|contact no|ph|m|t|p",
    ),
  ],
  [
    "location",
    list(
      "所在地|现居地|居住地|现居住地|现居|所在城市|现所在地|居住城市|现居城市|城市|地址|住址|联系地址|通讯地址|家庭住址|家庭地址|现住址|居住地址|常住地|location|address|city|residence|based in|lives in|current location|home address|permanent address",
    ),
  ],
  [
    "link",
    list(
      "个人网站|个人主页|主页|博客|网站|技术博客|作品集|作品链接|github|gitee|linkedin|领英|知乎|csdn|掘金|website|web|portfolio|blog|homepage|personal website|url|gitlab|stack overflow|twitter|behance|dribbble",
    ),
  ],
  ["summary", list("自我评价|个人简介|自我介绍")],
  [
    "none",
    list(
      "性别|年龄|出生日期|出生年月|生日|民族|籍贯|户籍|户口|户口所在地|婚姻状况|婚姻|婚否|政治面貌|身高|体重|健康状况|照片|国籍|血型|宗教|身份证|身份证号|身份证号码|学历|最高学历|学位|专业|毕业院校|毕业学校|学校|毕业时间|工作年限|工作经验|工龄|参加工作时间|微信|微信号|qq|期望薪资|期望月薪|期望薪水|薪资要求|期望城市|期望地点|意向城市|工作城市|期望工作地|期望行业|意向行业|到岗时间|求职状态|求职类型|工作性质|英语水平|外语水平|邮编|邮政编码|兴趣爱好|爱好|职称|gender|sex|age|date of birth|dob|birth date|birthday|place of birth|nationality|marital status|ethnicity|religion|passport|passport no|visa status|driving license|driver's license|wechat|skype|father's name|mother's name|height|weight|notice period|expected salary|current salary|availability|hobbies|languages known",
    ),
  ],
];

const FIELD_OF: ReadonlyMap<string, ContactField> = new Map(
  LABELS.flatMap(([field, words]) => words.map((word) => [word, field] as const)),
);

/** The field that a label names; undefined if it is none. Blanks inside Chinese labels don't count. */
export function contactField(label: string): ContactField | undefined {
  const bare = label
    .replace(/[^\p{L}\p{N}\s'-]/gu, " ")
    .trim()
    .toLowerCase();
  return FIELD_OF.get(bare) ?? FIELD_OF.get(bare.replace(/\s+/g, ""));
}
