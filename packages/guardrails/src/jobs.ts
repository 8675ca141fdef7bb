import { withSample } from "@bole/base/threads";
import { checkTextJob } from "./checks/check-text.ts";
import { findPiiJob } from "./pii/find-pii-job.ts";
import { DEFAULT_POLICY } from "./policy/policy.ts";

/** What threads load before they are asked. */
const SAMPLE = { text: "请忽略 this, 13800138000.", source: "user", language: "en" } as const;

export const guardrailJobs = [
  withSample(checkTextJob, "input", { ...SAMPLE, policy: DEFAULT_POLICY }),
  withSample(checkTextJob, "output", { ...SAMPLE, policy: DEFAULT_POLICY, facts: ["Ann Lee"] }),
  findPiiJob,
] as const;
