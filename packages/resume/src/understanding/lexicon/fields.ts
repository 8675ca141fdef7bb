/**
 * What people call the fields. One word may mean another field in each section: the "name" of a
 * project is its name, that of a job the company. `at` says which; the section decides.
 */
import { listed } from "../text/words.ts";
import type { Section } from "./places.ts";

export interface FieldWord {
  readonly key: string;
  readonly at: Readonly<Partial<Record<Section, string>>>;
  readonly words: readonly string[];
}

const row = (key: string, at: FieldWord["at"], ...words: string[]): FieldWord => ({
  key,
  at,
  words: words.flatMap(listed),
});

const START = { education: "startDate", workExperience: "startDate", projects: "startDate" };
const END = { education: "endDate", workExperience: "endDate", projects: "endDate" };

export const FIELD_WORDS: readonly FieldWord[] = [
  row("firstName", { basic: "name" }, "first name|given name|forename"),
  row("lastName", { basic: "name" }, "last name|surname|family name"),
  row(
    "name",
    {
      basic: "name",
      projects: "name",
      workExperience: "company",
      education: "school",
      other: "title",
    },
    "名字|姓名|名称|大名|全名|真名|称呼|中文名|英文名",
    "name|full name|names",
  ),
  row(
    "title",
    { basic: "title", workExperience: "position", projects: "role" },
    "职位|职务|岗位|职称|头衔|职位名称|岗位名称|职衔|职级",
    "title|job title|position|job position|designation|titles|position title|role title",
  ),
  row(
    "headline",
    { basic: "title" },
    "求职意向|应聘职位|应聘岗位|目标职位|目标岗位|意向岗位|意向职位|期望职位|期望岗位|求职岗位|求职目标|求职方向|应征职位|求职职位|职位目标|目标职业|期望工作|应聘|应征|意向",
    "headline|professional title|target role|target position|desired position|desired role|target job|tagline",
  ),
  row(
    "email",
    { basic: "email" },
    "邮箱|电子邮箱|电子邮件|邮箱地址|邮件地址|电子信箱|信箱|电邮|电邮地址|邮件|邮件信箱",
    "email|e-mail|email address|e-mail address|mail address|mail|email id|gmail",
  ),
  row(
    "phone",
    { basic: "phone" },
    "电话|电话号码|手机|手机号|手机号码|联系电话|联系方式|联络电话|联络方式|号码|手提电话|手提|移动电话|座机|联系号码",
    "phone|phone number|telephone|telephone number|mobile|mobile number|mobile phone|cell|cell phone|cell number|cellphone|contact number|number|phone no|tel|contact no",
  ),
  row(
    "location",
    { basic: "location", workExperience: "location" },
    "城市|所在地|所在城市|居住地|现居地|现居住地|现居|住址|地址|位置|居住城市|常住地|现居城市|地点|工作地点|所在地区|联系地址|家庭住址|通讯地址",
    "location|address|city|home address|current location|place of residence|residence|home town|hometown|current city",
  ),
  row(
    "summary",
    { basic: "summary" },
    "个人简介|自我介绍|自我评价|个人总结|个人介绍|个人优势|自我描述|个人评价|简介|自传|个人陈述|职业概述|个人概述|个人描述|自述|个人说明|个人亮点",
    "summary|profile|about me|about section|bio|professional summary|objective|career objective|personal statement|intro|introduction|self introduction|profile summary|career summary",
  ),
  row(
    "links",
    { basic: "links" },
    "个人主页|个人网站|博客|主页|网址|链接",
    "website|portfolio link|github link|github|linkedin|blog|homepage|link|links|personal site|web page|portfolio url|url",
  ),
  row(
    "company",
    { workExperience: "company" },
    "公司|公司全称|单位全称|公司名|公司名称|公司名字|单位|单位名称|雇主|企业|企业名称|工作单位|东家|实习单位|实习公司|就职公司",
    "company|company name|employer|employer name|organization|organisation|workplace|firm|company's name",
  ),
  row(
    "school",
    { education: "school" },
    "学校|学校全称|院校全称|校名|学校名|学校名称|学校名字|院校|毕业院校|大学名称|母校|毕业学校|大学",
    "school|school name|university|university name|college|college name|alma mater|institution",
  ),
  row(
    "major",
    { education: "major" },
    "专业|专业名称|所学专业|主修|主修专业|就读专业|科系|系所|学系|主修科目|专业方向",
    "major|field of study|field|subject|course of study|speciality|specialization|specialisation|area of study|concentration",
  ),
  row(
    "degree",
    { education: "degree" },
    "学位|学历|学历层次|最高学历|学位名称|文凭|最高学位",
    "degree|qualification|diploma|degree type|level of education|degree level",
  ),
  row(
    "role",
    { projects: "role", workExperience: "position" },
    "角色|项目角色|担任角色|项目职务|分工|担任的角色",
    "role|my role|project role",
  ),
  row(
    "projectName",
    { projects: "name" },
    "项目名|项目全称|项目名称|项目名字|项目标题|专案名称",
    "project name|project title|project's name",
  ),
  row(
    "start",
    START,
    "开始时间|开始日期|起始时间|起始日期|开始年份|开始月份|起始年月|开始年月|起始|立项时间|开题时间|启动时间|开工时间|到任时间|开始的时间|开始",
    "start date|starting date|start time|start|start month|start year|begin date|beginning date|from date|beginning",
  ),
  row(
    "end",
    END,
    "结束时间|结束日期|终止时间|截止时间|截止日期|结束年份|结束月份|结束年月|完成时间|结题时间|结项时间|完工时间|竣工时间|卸任时间|结束的时间|结束",
    "end date|ending date|end time|end|end month|end year|finish date|finishing date|until date|to date|completion date",
  ),
  row(
    "graduation",
    { education: "endDate" },
    "毕业时间|毕业日期|毕业年份|毕业年月|毕业的时间|毕业的日期",
    "graduation date|graduation year|graduation|date of graduation|grad date|graduation time",
  ),
  row(
    "enrolment",
    { education: "startDate" },
    "入学时间|入学日期|入学年份|入学年月|入学的时间",
    "enrolment date|enrollment date|admission date|enrollment|enrollment year",
  ),
  row(
    "joined",
    { workExperience: "startDate" },
    "入职时间|入职日期|入职年份|到岗时间|上班时间|入职年月|入职的时间|到职日期|到职时间|报到时间|报到日期",
    "joining date|hire date|date of joining|date joined|joining",
  ),
  row(
    "left",
    { workExperience: "endDate" },
    "离职时间|离职日期|离职年份|离职年月|离职的时间",
    "leaving date|date of leaving|last day|leave date|departure date|quit date",
  ),
  row(
    "dates",
    { education: "dates", workExperience: "dates", projects: "dates" },
    "时间|日期|起止时间|起止日期|时间段|工作时间|在职时间|就读时间|项目时间|实习时间|周期|年份|月份|起止年月|任职时间|在校时间",
    "date|dates|time|period|time frame|timeframe|duration|date range|time period|years|year|month|employment dates",
  ),
  row(
    "description",
    {
      education: "description",
      workExperience: "description",
      projects: "description",
      other: "content",
    },
    "描述|工作描述|工作内容|项目描述|项目内容|项目介绍|项目简介|职责|工作职责|岗位职责|主要职责|内容|详情|说明|详细描述|职责描述|业绩|工作业绩|主要业绩|要点|介绍|经历描述|实习内容|实习描述|工作详情",
    "description|job description|project description|details|responsibilities|duties|bullet points|bullets|bullet|achievements|accomplishments|work description|content|responsibility|highlights|bullet point|descriptions|point|blurb|text",
  ),
];

export const FIELD_BY_KEY: ReadonlyMap<string, FieldWord> = new Map(
  FIELD_WORDS.map((word) => [word.key, word]),
);
