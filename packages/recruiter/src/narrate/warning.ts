import { CheckName, Severity } from "@bole/guardrails";
import { z } from "zod";
import type { RecruiterEvent } from "../model/index.ts";

const Warning = z.object({
  message: z.string(),
  data: z
    .object({
      check_name: CheckName.catch("action_permission"),
      severity: Severity.catch("warning"),
    })
    .catch({ check_name: "action_permission", severity: "warning" }),
});

export function warningOf(data: unknown, workflow_id: string | null): RecruiterEvent {
  const { message, data: about } = Warning.parse(data);
  return { type: "guardrail_warning", content: { ...about, message, workflow_id } };
}
