/** What happened with a person. */
import { defineText } from "../../../i18n/text.ts";

/** What something needs to be told; what is missing is left out of the sentence. */
type Facts = Readonly<Record<string, string | null | undefined>>;

export const historyText = defineText({
  en: {
    activity: {
      none: "Nothing has happened yet.",
      by: (who: string) => `by ${who}`,
      kinds: {
        imported: (f: Facts) => `Résumé imported${f.document_name ? `: ${f.document_name}` : ""}`,
        changed: (f: Facts) => `Details changed${f.fields ? `: ${f.fields}` : ""}`,
        merged: (f: Facts) => `Merged with ${f.other_name ?? "another entry"}`,
        applied: (f: Facts) => `Added to ${f.job_title ?? "a job"}`,
        stage: (f: Facts) =>
          `${f.from ? `${f.from} → ` : ""}${f.to ?? ""}${f.job_title ? ` for ${f.job_title}` : ""}`,
        mail: (f: Facts) =>
          `${f.direction === "in" ? "Mail received" : "Mail"}${f.subject ? `: ${f.subject}` : ""}`,
        interview: (f: Facts) =>
          `Interview${f.interviewer ? ` with ${f.interviewer}` : ""}${f.starts_at ? `, ${f.starts_at}` : ""}${f.job_title ? `, for ${f.job_title}` : ""}`,
      },
    },
    applications: {
      none: "No applications yet.",
      history: "History",
      first: "Starts in",
    },
    mails: {
      title: "Mails",
      none: "No mails yet.",
    },
    interviews: {
      title: "Interviews",
      none: "No interviews yet.",
    },
    versions: {
      none: "No résumé yet.",
      shown: "shown",
      newest: "newest",
      show: (title: string) => `Show ${title}`,
      showShort: "Show",
      write: (name: string) => `Write on ${name}`,
      download: (name: string) => `Download ${name}`,
      written: "written here",
      findings: "Findings",
    },
  },
  zh: {
    activity: {
      none: "还没有动态。",
      by: (who) => `由 ${who}`,
      kinds: {
        imported: (f) => `导入简历${f.document_name ? `：${f.document_name}` : ""}`,
        changed: (f) => `修改信息${f.fields ? `：${f.fields}` : ""}`,
        merged: (f) => `与${f.other_name ?? "另一条记录"}合并`,
        applied: (f) => `加入${f.job_title ?? "职位"}`,
        stage: (f) =>
          `${f.job_title ? `${f.job_title}：` : ""}${f.from ? `${f.from} → ` : ""}${f.to ?? ""}`,
        mail: (f) =>
          `${f.direction === "in" ? "收到邮件" : "邮件"}${f.subject ? `：${f.subject}` : ""}`,
        interview: (f) =>
          `面试${f.job_title ? `：${f.job_title}` : ""}${f.interviewer ? `，面试官 ${f.interviewer}` : ""}${f.starts_at ? `，${f.starts_at}` : ""}`,
      },
    },
    applications: {
      none: "还没有应聘记录。",
      history: "经过",
      first: "起始于",
    },
    mails: {
      title: "邮件",
      none: "还没有邮件。",
    },
    interviews: {
      title: "面试",
      none: "还没有面试。",
    },
    versions: {
      none: "还没有简历。",
      shown: "正在查看",
      newest: "最新",
      show: (title) => `查看 ${title}`,
      showShort: "查看",
      write: (name) => `编辑 ${name}`,
      download: (name) => `下载 ${name}`,
      written: "在此撰写",
      findings: "需留意",
    },
  },
});
