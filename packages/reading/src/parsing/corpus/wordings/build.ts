/** Wordings of the build half, which the parser was made with. */
import { dateStyles } from "../date-styles.ts";
import type { Wording } from "../sheet.ts";
import { headings, skillsFirst, studyFirst, workFirst } from "./parts.ts";

export const buildEn: readonly Wording[] = [
  {
    headings: headings(
      "Summary|Experience|Education|Projects|Skills|Awards|Certifications|Languages|Interests|Publications|Activities",
    ),
    order: workFirst,
    date: dateStyles.shortMonth,
    between: " – ",
    work: "company-dates",
    study: "school-dates",
    separator: " | ",
    within: " in ",
  },
  {
    headings: headings(
      "PROFILE|WORK EXPERIENCE|EDUCATION|PROJECTS|TECHNICAL SKILLS|HONORS & AWARDS|CERTIFICATES|LANGUAGES|HOBBIES|PUBLICATIONS|LEADERSHIP",
    ),
    order: studyFirst,
    date: dateStyles.numbers,
    between: " - ",
    work: "one-line",
    study: "one-line",
    separator: " | ",
    within: ", ",
    labels: {
      email: "Email",
      phone: "Phone",
      location: "Address",
      link: "Website",
      title: "Title",
    },
  },
  {
    headings: headings(
      "About Me|Employment History|Academic Background|Personal Projects|Core Skills|Achievements|Licenses & Certifications|Language Skills|Interests|Selected Publications|Volunteering",
    ),
    order: skillsFirst,
    date: dateStyles.longMonth,
    between: " to ",
    work: "dates-below",
    study: "school-dates",
    separator: " — ",
    within: ", ",
  },
  {
    headings: headings(
      "CAREER SUMMARY|RELEVANT EXPERIENCE|EDUCATION|ACADEMIC PROJECTS|SKILLS|AWARDS & SCHOLARSHIPS|CERTIFICATION|LANGUAGES|INTERESTS|PAPERS|VOLUNTEER WORK",
    ),
    order: studyFirst,
    date: dateStyles.shortMonth,
    between: " - ",
    work: "position-dates",
    study: "degree-dates",
    separator: " – ",
    within: " in ",
    labels: { email: "Email", phone: "Tel", location: "City", link: "LinkedIn", title: "Title" },
  },
  {
    headings: headings(
      "Overview|Professional Background|Education|Projects|Technologies|Honors|Certificates|Languages|Interests|Publications|Activities",
    ),
    order: workFirst,
    date: dateStyles.slashedEn,
    between: " – ",
    work: "at",
    study: "comma",
    separator: " | ",
    within: " in ",
  },
  {
    headings: headings(
      "Personal Statement|Employment|Education|Project Experience|Key Skills|Awards|Certifications|Languages|Hobbies|Publications|Community Service",
    ),
    order: workFirst,
    date: dateStyles.years,
    between: " - ",
    yearsOnly: true,
    work: "dates-above",
    study: "dates-below",
    separator: " | ",
    within: ", ",
  },
];

export const buildZh: readonly Wording[] = [
  {
    headings: headings(
      "自我评价|工作经历|教育背景|项目经验|专业技能|获奖情况|证书|语言能力|兴趣爱好|论文|校园经历",
    ),
    order: workFirst,
    date: dateStyles.dotted,
    between: "-",
    work: "dates-first",
    study: "dates-first",
    separator: " | ",
    within: "  ",
    labels: { email: "邮箱", phone: "电话", location: "现居地", link: "主页", title: "求职意向" },
    demographics: true,
  },
  {
    headings: headings(
      "个人简介|工作经验|教育经历|项目经历|技能特长|荣誉奖项|资格证书|语言|爱好|发表论文|社团经历",
    ),
    order: studyFirst,
    date: dateStyles.chinese,
    between: " - ",
    work: "one-line",
    study: "one-line",
    separator: " | ",
    within: " | ",
  },
  {
    headings: headings(
      "【个人优势】|【工作经历】|【学历】|【项目经历】|【掌握技能】|【所获荣誉】|【证书】|【语言水平】|【兴趣】|【学术成果】|【实践经历】",
    ),
    order: skillsFirst,
    date: dateStyles.slashed,
    between: " ~ ",
    work: "company-dates",
    study: "school-dates",
    separator: " · ",
    within: "，",
  },
  {
    headings: headings(
      "自我描述|职业经历|教育|项目|技能|获奖经历|证书资质|外语水平|兴趣特长|著作论文|社会实践",
    ),
    order: studyFirst,
    date: dateStyles.dotted,
    between: " 至 ",
    work: "form",
    study: "form",
    separator: " | ",
    within: "，",
    labels: {
      email: "E-mail",
      phone: "联系电话",
      location: "居住地",
      link: "GitHub",
      title: "期望职位",
    },
    demographics: true,
  },
  {
    headings: headings(
      "★ 个人评价|★ 实习/工作经历|★ 教育背景|★ 项目经验|★ 技能证书|★ 奖励|★ 资格|★ 语言|★ 爱好|★ 论文发表|★ 校园实践",
    ),
    order: workFirst,
    date: dateStyles.slashed,
    between: "-",
    work: "position-dates",
    study: "degree-dates",
    separator: " - ",
    within: " ",
  },
  {
    headings: headings(
      "个人优势|工作经历|教育经历|项目经历|专业技能|荣誉|证书|语言|兴趣|学术论文|学生会经历",
    ),
    order: workFirst,
    date: dateStyles.chinese,
    between: "至",
    work: "dates-above",
    study: "dates-below",
    separator: " | ",
    within: " | ",
  },
];
