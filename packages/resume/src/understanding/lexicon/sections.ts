/** What people call the sections, and one entry of each. */
import { listed } from "../text/words.ts";
import type { Section } from "./places.ts";

export interface SectionWord {
  readonly section: Section;
  readonly words: readonly string[];
  /** Work that was learning: among several jobs those are meant that are one. */
  readonly internship?: true;
  /** The title that a section without a place of its own is given. */
  readonly title?: { readonly zh: string; readonly en: string };
}

const row = (
  section: Section,
  zh: string,
  en: string,
  more: Partial<SectionWord> = {},
): SectionWord => ({
  section,
  words: [...listed(zh), ...listed(en)],
  ...more,
});

export const SECTION_WORDS: readonly SectionWord[] = [
  row(
    "education",
    "教育经历|教育背景|教育|学习经历|求学经历|教育信息|教育情况|学业经历|教育履历|学历背景|学历信息|学业|教育部分|就读经历|学习背景|教育程度",
    "education|edu|educations|education section|education entry|educational background|education background|academic background|schooling|studies|study|schools|degrees|education history|academic history|educational experience|academics",
  ),
  row(
    "workExperience",
    "工作经历|工作经验|工作|职业经历|任职经历|工作履历|经历|工作背景|从业经历|就业经历|份工|工作部分|职业生涯|履历经历|工作段|职场经历|工作史",
    "work experience|work experiences|working experience|experience|experiences|job|jobs|work|employment|employment history|work history|job experience|career history|professional experience|gig|positions|work entry|job entry|employments|employers|job history",
  ),
  row(
    "workExperience",
    "实习经历|实习经验|实习|实习工作|见习|实习部分",
    "internship|internships|internship experience|intern job|intern position|placement|traineeship",
    { internship: true },
  ),
  row(
    "projects",
    "项目经历|项目经验|项目|作品|专案|专案经历|项目部分|课题|项目履历|参与项目|毕设项目|毕业项目|课程项目|个人项目|开源项目|科研项目|实践项目|创业项目|比赛项目|主要项目|重点项目|核心项目",
    "project|projects|portfolio project|portfolio projects|project experience|side project|side projects|personal project|personal projects|project section|project experiences|project entry",
  ),
  row(
    "skillContent",
    "技能|专业技能|技能描述|技术栈|技能清单|技能特长|专长|特长|技能列表|掌握技能|技能部分|职业技能|技能点|技术能力|擅长|个人技能|技能栏|技能专长",
    "skill|skills|skill set|skillset|skill list|skills section|tech stack|technical skills|skills list|technologies|core skills|key skills|list of skills|competencies|toolset",
  ),
  row(
    "other",
    "证书|资格证书|专业证书|资格证|认证",
    "certificate|certificates|certification|certifications|licence|license|licenses",
    {
      title: { zh: "证书", en: "Certifications" },
    },
  ),
  row(
    "other",
    "获奖|奖项|荣誉|获奖经历|荣誉奖项|奖励|获奖情况|荣誉奖励|奖学金",
    "award|awards|honors|honours|honor|prize|prizes|scholarship",
    {
      title: { zh: "获奖情况", en: "Awards" },
    },
  ),
  row(
    "other",
    "语言能力|语言|外语|语言水平|外语能力",
    "language|languages|language skills|language proficiency",
    {
      title: { zh: "语言能力", en: "Languages" },
    },
  ),
  row("other", "兴趣爱好|爱好|兴趣", "hobby|hobbies|interests|interest", {
    title: { zh: "兴趣爱好", en: "Interests" },
  }),
  row(
    "other",
    "论文|发表论文|学术论文|专利|出版物",
    "publication|publications|paper|papers|patent|patents",
    {
      title: { zh: "论文与专利", en: "Publications" },
    },
  ),
  row(
    "other",
    "志愿者经历|志愿经历|志愿服务|志愿者|社会实践|校园经历|社团经历|社团",
    "volunteering|volunteer experience|volunteer work|volunteer|extracurricular activities|extracurriculars|activities",
    {
      title: { zh: "社会实践", en: "Volunteering" },
    },
  ),
  row(
    "basic",
    "基本信息|个人信息|个人资料|基本资料|联系信息|联络资料",
    "basic info|basic information|personal info|personal information|contact info|contact information|contact details|personal details|contacts|contact section",
  ),
];

/** The whole of it. */
export const WHOLE_RESUME = [
  ...listed(
    "整份简历|整个简历|全部简历|完整简历|完整的简历|我的简历|这份简历|简历|履历|履历表|全文|所有内容|全部内容|我的履历|整份履历",
  ),
  ...listed(
    "whole resume|entire resume|full resume|complete resume|my resume|the resume|resume|cv|my cv|the cv|whole thing|entire thing|everything|full thing|whole cv|entire cv|all of it|curriculum vitae",
  ),
];
