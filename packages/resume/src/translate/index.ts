export { FieldPlace, untranslated } from "./translatable-fields.ts";
export { type TranslateText, translateResume } from "./translate-resume.ts";
