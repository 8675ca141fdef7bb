export * from "./errors.ts";
export * from "./principal.ts";
