export { MailNeed } from "./mail-need.ts";
export { kindWithoutAnswer, readMailNeed } from "./read-mail-need.ts";
