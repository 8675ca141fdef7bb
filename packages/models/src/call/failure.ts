/** Every way in which a model fails to answer, as data, so that a person can be told which it was. */
import type { TokenUsage } from "../cost/token-usage.ts";

export type FailureKind =
  /** It took longer than it may. */
  | "timeout"
  /** Nothing listens there, or the line went dead. */
  | "network"
  | "rate-limited"
  /** The account has nothing left. */
  | "quota"
  | "key"
  /** The provider does not know the name. */
  | "unknown-model"
  /** The provider has a failure of its own. */
  | "provider"
  /** The provider does not take the request. */
  | "refused"
  /** What came back is not the provider's protocol. */
  | "junk"
  /** The answer does not fit the task's schema, not even after it was told why. */
  | "invalid-answer"
  /** The answer ended too early. */
  | "cut-off"
  /** The provider's own filter withheld the answer. */
  | "filtered"
  /** The run's budget does not allow the call. */
  | "budget"
  /** It failed too often of late and is left alone for a while. */
  | "resting";

export interface FailureDetails {
  readonly kind: FailureKind;
  /** What happened, as a sentence without its full stop. Never holds a key. */
  readonly said: string;
  /** How long the provider asks us to wait. */
  readonly retryAfterMs?: number | undefined;
  /** Whether the provider has probably worked on it, and wants to be paid. @default false */
  readonly billed?: boolean;
  /** For how much, if it said so. */
  readonly usage?: TokenUsage | undefined;
}

/** Only used on the way from a call to the task that made it; nobody outside of models sees it. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterMs: number | undefined;
  readonly billed: boolean;
  readonly usage: TokenUsage | undefined;

  constructor(details: FailureDetails, cause?: unknown) {
    const { kind, said, retryAfterMs, billed = false, usage } = details;
    super(said, { cause });
    this.name = "CallFailure";
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.billed = billed;
    this.usage = usage;
  }
}

const WORTH_ANOTHER_TRY: ReadonlySet<FailureKind> = new Set([
  "network",
  "rate-limited",
  "provider",
] satisfies FailureKind[]);

export function isWorthAnotherTry(failure: unknown): failure is CallFailure {
  return failure instanceof CallFailure && WORTH_ANOTHER_TRY.has(failure.kind);
}

const NOT_THE_ENDPOINTS_FAULT: ReadonlySet<FailureKind> = new Set([
  "invalid-answer",
  "cut-off",
  "filtered",
  "refused",
  "budget",
] satisfies FailureKind[]);

/** Whether the endpoint as such does not work, so that the next call would fail as well. */
export function isOutage(failure: unknown): boolean {
  return failure instanceof CallFailure && !NOT_THE_ENDPOINTS_FAULT.has(failure.kind);
}
