/** One ONNX thread for everybody in the process; it ends when the last one who opened it has closed it. */
import { type Onnx, OnnxThread } from "./onnx-thread.ts";

const thread = new OnnxThread();
let users = 0;

export function openOnnx(): Onnx {
  users += 1;
  const closed = new AbortController();
  return {
    run: (job, args, options = {}) => {
      const signals = [closed.signal, ...(options.signal ? [options.signal] : [])];
      return thread.run(job, args, { ...options, signal: AbortSignal.any(signals) });
    },
    async close() {
      if (closed.signal.aborted) return;
      closed.abort(new Error("it was closed"));
      users -= 1;
      if (users === 0) await thread.close();
    },
  };
}
