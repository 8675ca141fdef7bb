/** What the pool and its threads say to each other. */
import type { DocumentLimits } from "../documents/limits.ts";
import type { Digest } from "../importing/digest-port.ts";

export interface ToThread {
  readonly id: number;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly today: Date;
  readonly limits: Partial<DocumentLimits>;
}

/** An error loses its class on the way: it is told, and made anew. */
export interface ToldError {
  /** One of this package's codes, or null for a fault in the code. */
  readonly code: string | null;
  readonly detail: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type FromThread =
  | { readonly type: "ready" }
  | { readonly type: "digested"; readonly id: number; readonly digest: Digest }
  | { readonly type: "failed"; readonly id: number; readonly error: ToldError };
