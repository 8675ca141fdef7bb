import { defineErrors } from "@bole/base";

export const talentErrors = defineErrors({
  "document-empty": {
    status: 422,
    title: "The file is empty.",
    remedy: "Send the file again, or export it anew.",
  },
  "document-kind-unknown": {
    status: 415,
    title: "The file is none of the kinds that can be read.",
    remedy: "Send a PDF, DOCX, TXT, Markdown, HTML or JSON file.",
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
    remedy: "If it was scanned, recognise its text first (OCR), or send the original document.",
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
  "document-too-heavy": {
    status: 422,
    title: "Reading the file takes more memory than it may.",
    remedy: "Save it in a simpler form, such as a plain PDF or text, and send that.",
  },
});
