export { recruiterErrors } from "./errors.ts";
export * from "./model/index.ts";
