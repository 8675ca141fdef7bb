/**
 * The rules as data: what is checked, how strictly, and which limits hold. Every field has a default,
 * so that a policy says only what it changes; what it doesn't know is refused, not ignored.
 */
import { isTimeZone, Role } from "@bole/base";
import { z } from "zod";
import { type CHECK_NAMES, type CheckName, Severity } from "../contract/verdict.ts";
import { PII_KINDS, PiiKind } from "../pii/pii-kind.ts";

const DEFAULT_SEVERITY: Readonly<Record<CheckName, Severity>> = {
  input_injection: "blocked",
  input_pii: "warning",
  input_length: "blocked",
  output_safety: "blocked",
  output_hallucination: "warning",
  output_format: "blocked",
  action_rate_limit: "blocked",
  action_batch_limit: "blocked",
  action_cost: "blocked",
  action_permission: "blocked",
};

function checkSettings(name: CheckName) {
  return z
    .strictObject({
      enabled: z.boolean().default(true),
      /** The worst that this check says. With less than `blocked` it stops nothing. */
      severity: Severity.default(DEFAULT_SEVERITY[name]),
    })
    .prefault({});
}

const Checks = z.strictObject({
  input_injection: checkSettings("input_injection"),
  input_pii: checkSettings("input_pii"),
  input_length: checkSettings("input_length"),
  output_safety: checkSettings("output_safety"),
  output_hallucination: checkSettings("output_hallucination"),
  output_format: checkSettings("output_format"),
  action_rate_limit: checkSettings("action_rate_limit"),
  action_batch_limit: checkSettings("action_batch_limit"),
  action_cost: checkSettings("action_cost"),
  action_permission: checkSettings("action_permission"),
} satisfies Record<(typeof CHECK_NAMES)[number], z.ZodType>);

const Injection = z
  .strictObject({
    /** Score from which a text is warned about. */
    warn_at: z.number().gt(0).max(1).default(0.5),
    /** Score from which it is stopped. */
    block_at: z.number().gt(0).max(1).default(0.8),
    /** How sure the trained detector has to be to warn. */
    trained_at: z.number().gt(0).max(1).default(0.95),
    /** How unlikely it has to hold what the rules know by its words for nothing to be said; 0: the rules are always told. */
    doubted_below: z.number().min(0).max(1).default(0.9),
  })
  .refine(({ warn_at, block_at }) => warn_at <= block_at, {
    path: ["block_at"],
    message: "must not be below warn_at",
  });

const Terms = z.array(z.string().trim().min(2).max(200)).max(500).default([]);
const Count = z.int().min(0).max(1_000_000);
const Money = z.number().min(0).max(1_000_000);

const Permissions = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{0,62}$/, "use snake_case"),
  z.array(Role),
);

/** Who may do what. An action that isn't listed is the owner's. */
const DEFAULT_PERMISSIONS: Readonly<Record<string, readonly z.infer<typeof Role>[]>> = {
  send_mail: ["owner", "recruiter"],
  move_stage: ["owner", "recruiter"],
  remove_application: ["owner", "recruiter"],
  book_interview: ["owner", "recruiter", "interviewer"],
  move_interview: ["owner", "recruiter", "interviewer"],
  cancel_interview: ["owner", "recruiter", "interviewer"],
  create_job: ["owner", "recruiter"],
  publish_job: ["owner", "recruiter"],
  close_job: ["owner", "recruiter"],
  delete_job: ["owner", "recruiter"],
  delete: ["owner"],
  erase_person: ["owner"],
  edit_policy: ["owner"],
  read_logs: ["owner", "recruiter", "interviewer", "auditor"],
  start_run: ["owner", "recruiter", "hiring_manager", "interviewer", "candidate"],
  change_run: ["owner", "recruiter"],
  answer_gate: ["owner", "recruiter", "interviewer"],
  read_usage: ["owner", "auditor"],
  read_people: ["owner", "recruiter", "hiring_manager", "interviewer", "auditor"],
  edit_people: ["owner", "recruiter"],
  read_own: ["owner", "recruiter", "hiring_manager", "interviewer", "candidate", "auditor"],
  edit_own: ["owner", "recruiter", "hiring_manager", "interviewer", "candidate"],
  edit_jobs: ["owner", "recruiter"],
  edit_interviewers: ["owner", "recruiter"],
  save_plan: ["owner", "recruiter"],
  save_file: ["owner", "recruiter", "interviewer", "candidate"],
  receive_mail: ["owner", "recruiter"],
  edit_suppressions: ["owner", "recruiter"],
  edit_templates: ["owner", "recruiter"],
  edit_examples: ["owner", "recruiter"],
  send_signal: ["owner", "recruiter"],
  model_call: ["owner", "recruiter", "hiring_manager", "interviewer", "candidate"],
};

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "use a time such as 21:30");
const QuietHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, {
    path: ["to"],
    message: "must differ from its beginning",
  });

/** Who has to be asked before it is done: nobody, whoever is no person, or everybody. */
const Approval = z.enum(["never", "agents", "always"]);

const DEFAULT_APPROVALS: Readonly<Record<string, z.infer<typeof Approval>>> = {
  send_mail: "always",
  move_stage: "agents",
  remove_application: "agents",
  book_interview: "agents",
  move_interview: "agents",
  cancel_interview: "agents",
  create_job: "agents",
  publish_job: "agents",
  close_job: "agents",
  delete_job: "agents",
  erase_person: "always",
};

const Approvals = z.record(z.string().regex(/^[a-z][a-z0-9_]{0,62}$/, "use snake_case"), Approval);

export const Policy = z.strictObject({
  checks: Checks.prefault({}),
  injection: Injection.prefault({}),
  pii: z.strictObject({ kinds: z.array(PiiKind).default([...PII_KINDS]) }).prefault({}),
  /** Phrases that are never, or always, found; compared without regard to case. */
  terms: z.strictObject({ allow: Terms, deny: Terms }).prefault({}),
  limits: z
    .strictObject({
      /** Characters of one input. */
      input_length: z.int().min(1).max(10_000_000).default(50_000),
      mails_per_day: Count.default(50),
      mails_per_batch: Count.default(20),
      /** In the currency of the price table. */
      cost_per_run: Money.default(5),
      cost_per_day: Money.default(50),
    })
    .prefault({}),
  /** IANA name; a tenant's day begins at its own midnight. */
  time_zone: z.string().refine(isTimeZone, "is not an IANA time zone").default("UTC"),
  /** When no mail leaves, in the tenant's time zone; it may go over midnight. Null for never. */
  quiet_hours: QuietHours.nullable().default(null),
  permissions: Permissions.transform((given) => ({ ...DEFAULT_PERMISSIONS, ...given }))
    .pipe(Permissions)
    .prefault({}),
  /** Of each kind of effect; one that is not listed always takes an approval. */
  approvals: Approvals.transform((given) => ({ ...DEFAULT_APPROVALS, ...given }))
    .pipe(Approvals)
    .prefault({}),
  /** Kinds of effects that nobody approves who asked for them; each of these takes an approval. */
  separate_approver: z
    .array(z.string().regex(/^[a-z][a-z0-9_]{0,62}$/, "use snake_case"))
    .max(50)
    .default([]),
});
export type Policy = z.output<typeof Policy>;
export type PolicyInput = z.input<typeof Policy>;

/** What holds where nobody has changed anything. */
export const DEFAULT_POLICY: Policy = Policy.parse({});
