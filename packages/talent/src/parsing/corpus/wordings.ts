/**
 * Wordings of the corpus: what headings are called, how dates and entries are written. The parser
 * was made while looking at those of the build half only.
 */
import type { TextLanguage } from "../../model/language.ts";
import { dateStyles } from "./date-styles.ts";
import type { Half } from "./read-people.ts";
import type { SectionName, Wording } from "./sheet.ts";

const NAMES: readonly SectionName[] = [
  "summary",
  "work",
  "education",
  "projects",
  "skills",
  "awards",
  "certificates",
  "languages",
  "interests",
  "publications",
  "activities",
];

/** Headings in the order of `NAMES`, divided by bars. */
function headings(text: string): Record<SectionName, string> {
  const words = text.split("|").map((word) => word.trim());
  const of = (name: SectionName) => words[NAMES.indexOf(name)] ?? name;
  return {
    summary: of("summary"),
    work: of("work"),
    education: of("education"),
    projects: of("projects"),
    skills: of("skills"),
    awards: of("awards"),
    certificates: of("certificates"),
    languages: of("languages"),
    interests: of("interests"),
    publications: of("publications"),
    activities: of("activities"),
  };
}

const rest: readonly SectionName[] = [
  "awards",
  "certificates",
  "languages",
  "publications",
  "activities",
  "interests",
];
const workFirst: readonly SectionName[] = [
  "summary",
  "work",
  "projects",
  "education",
  "skills",
  ...rest,
];
const studyFirst: readonly SectionName[] = [
  "summary",
  "education",
  "work",
  "projects",
  "skills",
  ...rest,
];
const skillsFirst: readonly SectionName[] = [
  "summary",
  "skills",
  "work",
  "education",
  "projects",
  ...rest,
];

const buildEn: readonly Wording[] = [
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

const testEn: readonly Wording[] = [
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

const buildZh: readonly Wording[] = [
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

const testZh: readonly Wording[] = [
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

export function wordings(half: Half, language: TextLanguage): readonly Wording[] {
  if (half === "build") return language === "zh" ? buildZh : buildEn;
  return language === "zh" ? testZh : testEn;
}
