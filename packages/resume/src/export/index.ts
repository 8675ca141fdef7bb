export {
  type ExportedResume,
  ExportFormat,
  type ExportOptions,
  ExportPart,
  exportResume,
} from "./export-resume.ts";
