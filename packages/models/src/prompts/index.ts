export { RECRUITER_CHAT } from "./recruiter-chat.ts";
export { RESUME_CHAT } from "./resume-chat.ts";
