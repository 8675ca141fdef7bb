export { Action } from "./actions/action.ts";
export { fromMillionths, inMillionths } from "./actions/hold.ts";
export { localDay } from "./actions/local-day.ts";
export { quietUntil } from "./actions/quiet-hours.ts";
export { CheckContext, TextSource } from "./contract/check-context.ts";
export type { CheckResult, ReserveResult } from "./contract/check-result.ts";
export { Language } from "./contract/language.ts";
export { CheckName, Severity, Span, Verdict } from "./contract/verdict.ts";
export { guardrailErrors } from "./errors.ts";
export { forModel, masked } from "./for-model.ts";
export { type GuardedOptions, guarded } from "./guarded.ts";
export {
  createGuardrails,
  type Guardrails,
  type GuardrailsOptions,
  type OutputExpectation,
} from "./guardrails.ts";
export {
  detectInjection,
  type InjectionFinding,
  type InjectionOptions,
} from "./injection/detect-injection.ts";
export { FEATURES, type Feature, type FeatureName } from "./injection/feature.ts";
export { INJECTION_RULES } from "./injection/rules-id.ts";
export { guardrailJobs } from "./jobs.ts";
export { GuardrailLog, LogFilter, type LogPage } from "./log/log-entry.ts";
export type { OutputSchema } from "./output/check-format.ts";
export { namesIn, type StatedName } from "./output/claims/names.ts";
export { chineseNumber, ENGLISH_NUMBER, englishNumber } from "./output/claims/numerals.ts";
export { Facts } from "./output/fact-index.ts";
export { type ClaimKind, findUnbacked, type UnbackedClaim } from "./output/find-unbacked.ts";
export { findWording, type WordingFinding } from "./output/wording/find-wording.ts";
export { findPii } from "./pii/find-pii.ts";
export { type PiiFinding, PiiKind } from "./pii/pii-kind.ts";
export { DEFAULT_POLICY, Policy, type PolicyInput } from "./policy/policy.ts";
export type { PolicyChange, StoredPolicy } from "./policy/policy-store.ts";
export { guardrailMigrations } from "./sql/migrations.ts";
export type { GuardrailTables } from "./sql/tables.ts";
export { Sealer } from "./vault/seal.ts";
