/** The guardrails of a process, on the tables they own; what they find is also a line of the log. */
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Logger } from "@bole/engine";
import { createGuardrails, type Guardrails, type GuardrailTables } from "@bole/guardrails";
import type { PassageReader } from "@bole/language/passages";
import type { Store } from "@bole/store";

/**
 * @param secret the way to what personal data is locked with; asked when it is first needed
 * @param passages the trained detector beside the rules
 */
export function openGuardrails(
  store: Store<GuardrailTables>,
  log: Logger,
  secret: () => Promise<string>,
  threads: Threads = inlineThreads,
  passages?: PassageReader,
): Guardrails {
  return createGuardrails({
    ...{ store, secret, threads },
    ...(passages === undefined ? {} : { passages }),
    language: "en",
    onVerdict: ({ check_name, severity }, { tenant, user, run_id }) =>
      log.info("a guardrail found something", { check_name, severity, tenant, user, run_id }),
  });
}
