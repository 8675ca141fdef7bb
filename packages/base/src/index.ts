export * from "./async/until-aborted.ts";
export * from "./errors.ts";
export * from "./net/network-fault.ts";
export * from "./principal.ts";
export * from "./text/closest.ts";
export * from "./text/error-text.ts";
export * from "./text/mail-address.ts";
export * from "./time/zoned-time.ts";
