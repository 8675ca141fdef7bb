export { languageOfResume } from "./language-of-resume.ts";
export { Accent, Paper, ResumeLook } from "./look.ts";
export { FieldPosition, RenderWarning, ResumePreview } from "./preview.ts";
export { openResumeRenderer, type RenderedPdf, type ResumeRenderer } from "./renderer.ts";
export { TEMPLATES, type Template, TemplateId, usualTemplate } from "./templates/index.ts";
