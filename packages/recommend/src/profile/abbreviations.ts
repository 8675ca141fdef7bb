/**
 * Posts by the letters that everybody writes for them. The taxonomy knows skills by their short names;
 * posts are read by their words, and a sentence model has never met "SDE".
 */
import { isTitle } from "./is-title.ts";

const POSTS: Readonly<Record<string, string>> = {
  AE: "account executive 客户经理",
  BA: "business analyst 业务分析师",
  BD: "business development 商务拓展",
  BDM: "business development manager 商务拓展经理",
  "C&B": "compensation and benefits 薪酬福利",
  CEO: "chief executive officer 首席执行官",
  CFO: "chief financial officer 首席财务官",
  CMO: "chief marketing officer 首席营销官",
  COO: "chief operating officer 首席运营官",
  CPA: "certified public accountant 注册会计师",
  CRA: "clinical research associate 临床监查员",
  CSM: "customer success manager 客户成功经理",
  CTO: "chief technology officer 首席技术官",
  DBA: "database administrator 数据库管理员",
  EA: "executive assistant 行政助理",
  EM: "engineering manager 研发经理",
  FAE: "field application engineer 现场应用工程师",
  GP: "general practitioner 全科医生",
  HGV: "heavy goods vehicle truck 货车",
  HRBP: "HR business partner 人力资源业务伙伴",
  HRD: "human resources director 人力资源总监",
  HRM: "human resources manager 人力资源经理",
  LKW: "truck lorry 货车",
  LPN: "licensed practical nurse 护士",
  ML: "machine learning 机器学习",
  MLE: "machine learning engineer 机器学习工程师",
  OD: "organisation development 组织发展",
  PA: "personal assistant 助理",
  PM: "product manager, project manager 产品经理 项目经理",
  PMO: "project management office 项目管理",
  PO: "product owner 产品负责人",
  PR: "public relations 公关",
  QA: "quality assurance tester 测试工程师",
  QC: "quality control inspector 质检员",
  "R&D": "research and development 研发",
  RN: "registered nurse 注册护士",
  RRHH: "human resources 人力资源",
  RH: "human resources 人力资源",
  SDE: "software development engineer 软件开发工程师",
  SDET: "software development engineer in test 测试开发工程师",
  SDR: "sales development representative 销售代表",
  SEM: "search engine marketing 搜索引擎营销",
  SQE: "supplier quality engineer 供应商质量工程师",
  SRE: "site reliability engineer 站点可靠性工程师 运维",
  SWE: "software engineer 软件工程师",
  TA: "talent acquisition 招聘",
  TPM: "technical program manager 技术项目经理",
  UI: "user interface designer 界面设计师",
  UX: "user experience designer 用户体验设计师",
};

/** In capitals, with or without an s behind: nobody writes a post otherwise. */
const CAPITALS =
  /(?<![\p{Script=Latin}\p{N}])([A-Z](?:&?[A-Z]){1,4})s?(?![\p{Script=Latin}\p{N}])/gu;

/** What the capitals of a title stand for; in a sentence "PR" may be a pull request. */
export function spelledOut(text: string): string[] {
  if (!isTitle(text)) return [];
  return [...text.matchAll(CAPITALS)].flatMap(([, letters = ""]) => POSTS[letters] ?? []);
}
