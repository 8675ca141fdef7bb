export { placesOf } from "./find-words.ts";
export { type NativeCall, readNativeCall } from "./native-call.ts";
export { isInOwnWords, isPointedOut } from "./own-words.ts";
export { type ToolSchema, toolSchemas } from "./tool-schemas.ts";
