/** What a job that breaks its limits fails with: each pool says it in the words of what it reads. */
import { baseErrors } from "../base-errors.ts";

export interface ThreadFaults {
  readonly tooSlow: (detail: string) => Error;
  readonly tooHeavy: (detail: string) => Error;
  /** Too many jobs wait, or one has waited too long, or the pool is closed. */
  readonly busy: (detail: string) => Error;
}

export const textFaults: ThreadFaults = {
  tooSlow: (detail) => baseErrors.error("text-too-slow", detail),
  tooHeavy: (detail) => baseErrors.error("text-too-slow", detail),
  busy: (detail) => baseErrors.error("text-busy", detail),
};
