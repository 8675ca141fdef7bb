import type { JsonValue } from "./json.ts";
import { isRecord } from "./json.ts";

/**
 * One item of a fan-out that failed stands in the list as `{ error: { code, message } }`, so that
 * positions stay true and one failure is not everybody's. A slot is recognised by exactly this
 * shape; a fan-out over such a list passes it through untouched.
 */
export type FailedSlot = { readonly error: { readonly code: string; readonly message: string } };

export function failedSlot(failure: FailedSlot["error"]): FailedSlot {
  return { error: { code: failure.code, message: failure.message } };
}

export function isFailedSlot(value: JsonValue | undefined): value is FailedSlot {
  if (!isRecord(value) || Object.keys(value).length !== 1 || !isRecord(value.error)) return false;
  const { code, message, ...rest } = value.error;
  return typeof code === "string" && typeof message === "string" && Object.keys(rest).length === 0;
}
