import type { readingErrors } from "@bole/reading/errors";
import type { WordsOf } from "./words.ts";

export const readingWordsZh: WordsOf<typeof readingErrors.table> = {
  "document-empty": { title: "文件是空的。", remedy: "请重新发送文件，或重新导出。" },
  "document-kind-unknown": {
    title: "文件不是可以读取的类型。",
    remedy: "请发送 PDF、DOCX、TXT、Markdown、HTML、JSON、JPEG 或 PNG 文件。",
  },
  "json-no-resume": {
    title: "这个 JSON 文件不是简历。",
    remedy: "请发送 JSON Resume（jsonresume.org）或从这里导出的简历。",
  },
  "document-too-large": {
    title: "文件超过了可读取的大小。",
    remedy: "请去掉图片或部分页面后重新发送。",
  },
  "document-encrypted": { title: "文件设有密码。", remedy: "请去掉密码后重新发送。" },
  "document-without-text": {
    title: "文件中没有可读取的文字。",
    remedy: "请发送原始文档，或更清晰的扫描件。",
  },
  "ocr-unavailable": {
    title: "文件是扫描件，而这台服务器无法识别其中的文字。",
    remedy: "请发送原始文档，或在服务器上安装可选的软件包。",
  },
  "document-damaged": {
    title: "文件不完整或已损坏。",
    remedy: "请重新导出，或用制作它的程序重新保存。",
  },
  "document-bomb": {
    title: "文件解压后远大于看上去的大小。",
    remedy: "请用文字处理软件重新保存，去掉使它变大的内容。",
  },
  "document-too-slow": {
    title: "读取文件用时过长。",
    remedy: "请存成更简单的形式（例如普通 PDF 或文本）后再发送。",
  },
  "documents-busy": { title: "等待读取的文件太多。", remedy: "请等前面的文件读完后再发送。" },
  "document-too-heavy": {
    title: "读取文件所需的内存超过限制。",
    remedy: "请存成更简单的形式（例如普通 PDF 或文本）后再发送。",
  },
  "resume-not-recognised": {
    title: "文件内容看起来不像简历。",
    remedy: "请发送简历；如果确实是简历，请以文本或 DOCX 发送，或手工录入。",
  },
  "job-text-empty": {
    title: "职位文本没有内容。",
    remedy: "请以文本、网页或 JSON-LD 粘贴招聘信息。",
  },
  "job-posting-missing": {
    title: "数据中没有招聘信息。",
    remedy: "请发送带标题的 schema.org JobPosting（JSON-LD），或粘贴文本。",
  },
};
