/**
 * The words that headings are made of. A line is a heading if it consists of nothing else, and the
 * word that comes first in `SECTION_WORDS` says which section it begins: "Awards & Education" is
 * about education.
 */
import type { SectionKind } from "./section-kind.ts";

const words = (text: string) => text.trim().split(/\s+/);
const phrases = (text: string) => text.trim().split(/\s*\n\s*/);

/** Head words by section, in the order in which they decide. */
export const SECTION_WORDS: readonly (readonly [SectionKind, readonly string[]])[] = [
  ["projects", ["academic projects", "research projects", "work projects", "项目经历", "工作项目"]],
  ["work", ["professional background", "project experience and employment", "working experience"]],
  [
    "summary",
    phrases(`
      summary of qualifications
      qualifications summary
      career highlights
      career summary
      career overview
      career objective
      career profile
      experience summary
      summary of experience
      work objective
      job objective
      education objective
      professional profile
      professional overview`),
  ],
  [
    "education",
    phrases(`
      academic background
      academic history
      academic qualifications
      academic qualification
      academic details
      academic record
      academic profile
      academic credentials
      academic experience
      academic education`),
  ],
  // Words that another section's word would otherwise claim.
  [
    "other",
    [
      ...phrases(`
        volunteer experience
        volunteering experience
        volunteer work
        community service
        leadership experience
        extracurricular activities
        campus experience
        teaching interests
        research interests
        project management certification
        work authorization
        work permit
        work samples
        professional development
        professional training
        professional affiliations
        professional memberships
        continuing education
        language skills
        computer literacy
        additional information
        additional experience
        other experience
        other information
        personal interests`),
      ...words(
        "学校活动 学校职务 学校实践 校园经历 校园经验 校园实践 校园活动 校内经历 在校经历 在校实践 在校情况 学生工作 学生干部经历 社团经历 社团活动 社会实践 社会活动 实践经历 实践活动 志愿者经历 志愿经历 志愿服务 志愿活动 公益经历 学生会经历 语言能力 语言水平 外语水平 外语能力 英语水平 英语能力 培训经历 培训经验 培训情况 兵役 工作成果 主要成果 其他信息 其它信息 附加信息 补充信息 自我发展 职业资格 专业证书 资格证书 所获证书 荣誉证书 教学成果 科研成果 学术成果 研究成果 项目证书 竞赛经历 比赛经历 参赛经历 课外活动",
      ),
    ],
  ],
  [
    "education",
    words(
      "education educational academics qualification qualifications schooling studies degrees 教育 学历 学校 学业 学习经历 求学 受教育 教育背景 教育经历 学术背景",
    ),
  ],
  [
    "projects",
    words("project projects portfolio 项目 科研 研究经历 科研经历 课题 作品 作品集 个人作品 开源"),
  ],
  [
    "work",
    words(
      "experience experiences employment work employments internship internships career positions engagements appointments job jobs 工作 实习 任职 职业经历 职业生涯 职场 从业 就业经历 职业背景 执业",
    ),
  ],
  [
    "skills",
    words(
      "skill skills competencies competences competency technologies technology toolbox toolset tools expertise proficiencies proficiency abilities stack strengths capabilities 技能 专业技能 技术栈 技术能力 专长 特长 能力 掌握技能 技术特长 个人技能 工具 擅长",
    ),
  ],
  [
    "summary",
    [
      ...phrases(`
        about me
        about
        who i am
        personal statement`),
      ...words(
        "summary profile objective objectives overview highlights statement biography bio introduction 自我评价 个人评价 个人简介 自我介绍 个人总结 个人优势 自我描述 个人概述 职业概述 个人陈述 自我总结 综合评价 核心优势 个人亮点 职业目标 简介 总结 概述 个人介绍 优势",
      ),
    ],
  ],
  [
    "intent",
    words(
      "求职意向 求职目标 应聘意向 应聘职位 意向岗位 求职岗位 期望工作 求职期望 职业意向 应聘岗位 意向职位 求职意愿",
    ),
  ],
  [
    "contact",
    words(
      "contact contacts 个人信息 基本信息 联系方式 个人资料 基本资料 联系信息 个人情况 基本情况 联系我 personal",
    ),
  ],
  [
    "other",
    words(
      "awards award honors honours honor achievements achievement accomplishments publications publication papers patents presentations conferences talks languages language certifications certification certificates certificate licenses licences licensure credentials interests hobbies activities extracurriculars volunteering volunteer leadership memberships membership affiliations references referees referee courses coursework training trainings workshops scholarships grants exhibitions performances competitions hackathons teaching involvement organizations associations links additional miscellaneous military registration registrations recognition community engagement test scores clearance 获奖 奖项 荣誉 奖励 奖学金 证书 资质 资格 执照 语言 外语 论文 著作 发表 专利 出版 学术 兴趣 爱好 兴趣爱好 培训 社团 志愿 公益 课程 主修课程 竞赛 比赛 其他 其它 附加 补充 推荐人 证明人 成果 校园 在校 社会 实践 活动 参考 附件 链接 会议 讲座 成就 备注 说明",
    ),
  ],
];

/** Words that may stand beside a head word, and say nothing by themselves. */
export const FILLER_WORDS: readonly string[] = words(
  "top and & + / the of my in for with to a on key core main professional technical relevant selected other additional personal academic history background record details detail information info areas area section technical computer software hard soft it industry recent current past prior previous full time part notable major independent side open source research clinical field practical personal university college school studies special & key set sets knowledge qualifications data graduate undergraduate student career life executive interpersonal digital creative sample samples 热门 及 与 和 或 主要 个人 专业 相关 核心 背景 经历 经验 情况 信息 履历 资料 历史 背景 主要 综合 技术 掌握 简历 部分 学术 研究 荣誉 能力 证书 语言 我的 所获 职业 校内 校外 重点 代表 典型 过往 近期 全职 兼职 清单 列表 展示 一览 介绍 内容概要",
);
