export { chosenLanguage, languageOfResume } from "./language-of-resume.ts";
export { Accent, lookOf, Paper, ResumeLook } from "./look.ts";
export { Density, FontId } from "./look-choices.ts";
export { FieldPosition, RenderWarning, ResumePreview } from "./preview.ts";
export { openResumeRenderer, type RenderedPdf, type ResumeRenderer } from "./renderer.ts";
export { TEMPLATES, type Template, TemplateId, usualTemplate } from "./templates/index.ts";
