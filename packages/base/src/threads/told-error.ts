/** An error loses its class on the way between threads: it is told, and made anew. */
import { BoleError, type ErrorEntry, type ErrorIssue, isBoleError } from "../errors.ts";

export interface ToldError {
  /** Null for a fault in the code. */
  readonly bole: {
    readonly code: string;
    readonly entry: ErrorEntry;
    readonly issues: readonly ErrorIssue[];
    readonly data: Readonly<Record<string, unknown>>;
  } | null;
  readonly detail: string;
  readonly stack: string | undefined;
}

export function tell(error: unknown): ToldError {
  const detail = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? error.stack : undefined;
  if (!isBoleError(error)) return { bole: null, detail, stack };
  const { code, entry, issues, data } = error;
  return { bole: { code, entry, issues, data: structuredClone(data) }, detail, stack };
}

export function madeAnew({ bole, detail, stack }: ToldError): Error {
  const error =
    bole === null
      ? new Error(detail)
      : new BoleError(bole.code, bole.entry, { detail, issues: bole.issues, data: bole.data });
  if (stack !== undefined) error.stack = stack;
  return error;
}
