import type { Bilingual } from "../text/language.ts";
import type { Topic } from "./focus.ts";

export const TITLES: Readonly<Record<Topic, Bilingual>> = {
  remote_work: { zh: "远程工作", en: "Remote work" },
  salary: { zh: "薪资", en: "Pay" },
  other_field: { zh: "其他领域", en: "Other fields" },
  more_concrete: { zh: "具体来说", en: "In concrete terms" },
  shorter: { zh: "精简", en: "Shorter" },
  longer: { zh: "更详细", en: "In more detail" },
  risks: { zh: "风险", en: "Risks" },
  learning_path: { zh: "学习路径", en: "Learning path" },
  outlook: { zh: "前景与需求", en: "Outlook and demand" },
  location: { zh: "地点", en: "Place" },
  entry: { zh: "入门要求", en: "Ways in" },
  work_life: { zh: "工作强度", en: "Working hours" },
  openings: { zh: "开放的机会", en: "What is open" },
  occupation: { zh: "你提到的职业", en: "The occupations you named" },
};
