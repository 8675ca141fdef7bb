export {
  type ExportedResume,
  ExportFormat,
  type ExportOptions,
  exportResume,
} from "./export-resume.ts";
