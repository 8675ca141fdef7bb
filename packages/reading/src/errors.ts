import { defineErrors } from "@bole/base";

export const readingErrors = defineErrors({
  "document-empty": {
    status: 422,
    title: "The file is empty.",
    remedy: "Send the file again, or export it anew.",
  },
  "document-kind-unknown": {
    status: 415,
    title: "The file is none of the kinds that can be read.",
    remedy: "Send a PDF, DOCX, TXT, Markdown, HTML, JSON, JPEG or PNG file.",
  },
  "json-no-resume": {
    status: 422,
    title: "The JSON file is no résumé.",
    remedy: "Send JSON Resume (jsonresume.org) or a résumé that was exported here.",
  },
  "document-too-large": {
    status: 413,
    title: "The file is larger than is read.",
    remedy: "Leave out pictures or pages, and send it again.",
  },
  "document-encrypted": {
    status: 422,
    title: "The file is locked by a password.",
    remedy: "Remove the password and send the file again.",
  },
  "document-without-text": {
    status: 422,
    title: "The file has no text that could be read.",
    remedy: "Send the original document, or a sharper scan of it.",
  },
  "ocr-unavailable": {
    status: 422,
    title: "The file is a scan, and letters cannot be recognised on this server.",
    remedy: "Send the original document, or have the server's optional packages installed.",
  },
  "document-damaged": {
    status: 422,
    title: "The file is cut off or damaged.",
    remedy: "Export it anew, or save it again with the program that made it.",
  },
  "document-bomb": {
    status: 422,
    title: "The file unpacks to far more than it seems.",
    remedy: "Save it again with a word processor, without what makes it so large.",
  },
  "document-too-slow": {
    status: 422,
    title: "Reading the file takes too long.",
    remedy: "Save it in a simpler form, such as a plain PDF or text, and send that.",
  },
  "documents-busy": {
    status: 503,
    title: "More files wait to be read than can be kept waiting.",
    remedy: "Wait until the files before it are read, then send it again.",
  },
  "document-too-heavy": {
    status: 422,
    title: "Reading the file takes more memory than it may.",
    remedy: "Save it in a simpler form, such as a plain PDF or text, and send that.",
  },
  "resume-not-recognised": {
    status: 422,
    title: "Nothing in the file looks like a résumé.",
    remedy: "Send a résumé; if it is one, send it as text or DOCX, or write the person by hand.",
  },
  "job-text-empty": {
    status: 422,
    title: "The text of the job says nothing.",
    remedy: "Paste the advertisement as text, as a web page, or as JSON-LD.",
  },
  "job-posting-missing": {
    status: 422,
    title: "There is no job posting in the data.",
    remedy: "Send JSON-LD with a JobPosting of schema.org that has a title, or paste the text.",
  },
});
