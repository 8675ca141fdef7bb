export {
  type OnnxArgs,
  type OnnxContext,
  type OnnxFunction,
  type OnnxJob,
  onnxJob,
} from "./onnx-job.ts";
export { type Onnx, OnnxThread } from "./onnx-thread.ts";
export { type Network, type OnnxRuntime, openRuntime } from "./runtime.ts";
export { openOnnx } from "./shared-thread.ts";
