export * from "./errors.ts";
export * from "./net/network-fault.ts";
export * from "./principal.ts";
export { closest } from "./text/closest.ts";
export * from "./text/error-text.ts";
