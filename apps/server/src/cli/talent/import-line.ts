/** What became of a file, in one line. */
import type { ImportedFile } from "../../http/contract/candidates.ts";
import type { Text } from "../../http/contract/text.ts";

const MARK = { imported: "+", updated: "~", unchanged: "=", read: "·", failed: "✗" } as const;

const STATUS: Readonly<Record<ImportedFile["status"], Text>> = {
  imported: { en: "imported", zh: "已导入" },
  updated: { en: "a new résumé of somebody known", zh: "已知候选人的新简历" },
  unchanged: { en: "is here already", zh: "已存在" },
  read: { en: "read, not stored", zh: "已读取，未保存" },
  failed: { en: "failed", zh: "失败" },
};

export function importLine(file: ImportedFile): Text {
  const { name, status, problem, resume, findings, possible_duplicates: same } = file;
  const person = resume?.basic.name ?? "";
  const hidden = findings.filter(({ kind }) => kind !== "personal_data").length;
  const told = (text: Text, language: "en" | "zh") =>
    [`${MARK[status]} ${name}`, text[language], person].filter((part) => part !== "").join("  ");
  return {
    en: [
      told(STATUS[status], "en"),
      problem && `${problem.detail} ${problem.remedy}`,
      hidden > 0 && `${hidden} suspicious`,
      same.length > 0 && `may be one of ${same.length} known`,
    ]
      .filter(Boolean)
      .join("  · "),
    zh: [
      told(STATUS[status], "zh"),
      problem && `${problem.detail} ${problem.remedy}`,
      hidden > 0 && `可疑内容 ${hidden} 处`,
      same.length > 0 && `可能与 ${same.length} 位已知候选人相同`,
    ]
      .filter(Boolean)
      .join("  · "),
  };
}
