/** The guardrails of a process, on the tables they own; what they find is also a line of the log. */
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Logger } from "@bole/engine";
import { createGuardrails, type Guardrails, type GuardrailTables } from "@bole/guardrails";
import type { Store } from "@bole/store";

/** @param secret the way to what personal data is locked with; asked when it is first needed */
export function openGuardrails(
  store: Store<GuardrailTables>,
  log: Logger,
  secret: () => Promise<string>,
  threads: Threads = inlineThreads,
): Guardrails {
  return createGuardrails({
    store,
    secret,
    threads,
    language: "en",
    onVerdict: ({ check_name, severity }, { tenant, user, run_id }) =>
      log.info("a guardrail found something", { check_name, severity, tenant, user, run_id }),
  });
}
