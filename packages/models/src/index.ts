export * from "./choice/model-choice.ts";
export * from "./choice/model-endpoint.ts";
export * from "./choice/task-chains.ts";
export * from "./connection/test-connection.ts";
export * from "./errors.ts";
