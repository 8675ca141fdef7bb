export { parseResume } from "./parse-resume.ts";
export { yearsAtWork } from "./years-at-work.ts";
