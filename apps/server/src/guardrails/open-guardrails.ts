/** The guardrails of a process, on the tables they own; what they find is also a line of the log. */
import type { Logger } from "@bole/engine";
import { createGuardrails, type Guardrails, type GuardrailTables } from "@bole/guardrails";
import type { Store } from "@bole/store";

export function openGuardrails(store: Store<GuardrailTables>, log: Logger): Guardrails {
  return createGuardrails({
    store,
    language: "en",
    onVerdict: ({ check_name, severity }, { tenant, user, run_id }) =>
      log.info("a guardrail found something", { check_name, severity, tenant, user, run_id }),
  });
}
