export { RECRUITER_CHAT } from "./recruiter-chat.ts";
