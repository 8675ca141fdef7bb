/** What the thread that works and the one that asks say to each other. */
export type ToWorker =
  | { readonly type: "embed"; readonly id: number; readonly texts: readonly string[] }
  /** Nobody waits for it any more. */
  | { readonly type: "forget"; readonly id: number }
  /** Nobody waits for anything; the thread ends as soon as it can. */
  | { readonly type: "end" };

export type FromWorker =
  | { readonly type: "ready" }
  | { readonly type: "unavailable"; readonly why: string }
  /** All vectors in a row. */
  | { readonly type: "embedded"; readonly id: number; readonly vectors: Float32Array }
  | { readonly type: "failed"; readonly id: number; readonly why: string };
