/** Reading settings and testing connections, without the weight of what asks models. */
export { type Culprit, type ModelFault, testConnection } from "../connection/test-connection.ts";
export { findLocalModels, type LocalServer } from "../local/find-local-models.ts";
export { LOCAL_PROGRAMS, type LocalModel } from "../local/read-model-list.ts";
export * from "./model-choice.ts";
export * from "./model-endpoint.ts";
export * from "./task-chains.ts";
