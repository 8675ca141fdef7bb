export { type OnnxContext, onnxJob } from "./onnx-job.ts";
export type { Onnx } from "./onnx-thread.ts";
export { type Network, type OnnxRuntime, openRuntime } from "./runtime.ts";
export { openOnnx } from "./shared-thread.ts";
