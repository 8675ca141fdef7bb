export { linearFile } from "./linear-file.ts";
export { hashOf, scoresOf, softmax } from "./scores.ts";
