/** Wordings of the test half: the parser was not made with them. */
import { dateStyles } from "../date-styles.ts";
import type { Wording } from "../sheet.ts";
import { headings, skillsFirst, studyFirst, workFirst } from "./parts.ts";

export const testEn: readonly Wording[] = [
  {
    headings: headings(
      "PROFESSIONAL SUMMARY|PROFESSIONAL EXPERIENCE|EDUCATION|SELECTED PROJECTS|SKILLS & TOOLS|AWARDS|CERTIFICATIONS|LANGUAGES|INTERESTS|PUBLICATIONS|COMMUNITY",
    ),
    order: workFirst,
    date: dateStyles.shortMonthDot,
    between: " – ",
    work: "position-dates",
    study: "degree-dates",
    separator: ", ",
    within: " in ",
  },
  {
    headings: headings(
      "Objective|Work History|Education and Training|Side Projects|Areas of Expertise|Honors|Professional Certifications|Languages|Personal Interests|Papers|Extracurricular Activities",
    ),
    order: skillsFirst,
    date: dateStyles.longMonth,
    between: " - ",
    work: "at",
    study: "comma",
    separator: " · ",
    within: ", ",
    labels: {
      email: "E-mail",
      phone: "Mobile",
      location: "Location",
      link: "Web",
      title: "Position",
    },
  },
  {
    headings: headings(
      "Profile|Career History|Academic Qualifications|Key Projects|Competencies|Recognition|Credentials|Language Proficiency|Hobbies & Interests|Research Papers|Involvement",
    ),
    order: studyFirst,
    date: dateStyles.years,
    between: "–",
    yearsOnly: true,
    work: "dates-above",
    study: "dates-below",
    separator: " – ",
    within: " in ",
  },
  {
    headings: headings(
      "Summary|Work Experience|Education|Projects|Skills|Awards & Honors|Certifications|Languages|Interests|Publications|Volunteer Experience",
    ),
    order: studyFirst,
    date: dateStyles.apostrophe,
    between: " – ",
    work: "company-dates",
    study: "school-dates",
    separator: " / ",
    within: ", ",
  },
];

export const testZh: readonly Wording[] = [
  {
    headings: headings(
      "个人总结|任职经历|教育情况|重点项目|技能清单|奖项荣誉|职业资格|外语能力|兴趣爱好|科研成果|学生工作",
    ),
    order: workFirst,
    date: dateStyles.chinesePadded,
    between: "—",
    work: "form",
    study: "form",
    separator: " ",
    within: " ",
    labels: {
      email: "电子邮箱",
      phone: "手机号码",
      location: "所在城市",
      link: "个人网站",
      title: "应聘职位",
    },
    demographics: true,
  },
  {
    headings: headings(
      "一、自我介绍|二、工作背景|三、学习经历|四、项目经历|五、个人技能|六、荣誉|七、持有证书|八、语言|九、爱好|十、论文|十一、校园活动",
    ),
    order: studyFirst,
    date: dateStyles.dottedShort,
    between: " – ",
    work: "position-dates",
    study: "one-line",
    separator: " / ",
    within: " · ",
    labels: { email: "Email", phone: "Tel", location: "地址", link: "博客", title: "意向岗位" },
  },
  {
    headings: headings(
      "关于我 About|工作经历 Experience|教育背景 Education|项目经历 Projects|专业技能 Skills|获得奖励 Awards|证书 Certificates|语言能力 Languages|兴趣 Interests|论文 Papers|活动 Activities",
    ),
    order: skillsFirst,
    date: dateStyles.twoDigits,
    between: "-",
    work: "dates-above",
    study: "dates-first",
    separator: "  ",
    within: "，",
  },
];
