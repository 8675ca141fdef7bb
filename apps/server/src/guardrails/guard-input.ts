/**
 * The input guard of every route that takes words. It stands before anything is stored or run:
 * what is blocked leaves nothing behind but a row of the guardrails' log.
 */
import type { RunWarning } from "@bole/engine";
import type { CheckContext, Guardrails, Verdict } from "@bole/guardrails";
import { blocked } from "./blocked.ts";
import { runWarning } from "./run-warning.ts";
import type { PlacedText } from "./texts-in.ts";

/**
 * Gives what was found and does not stop it; throws `guardrail-blocked` if something does.
 * @param onward what is true only if it goes on, such as the run that it becomes
 */
export async function guardInput(
  guardrails: Guardrails,
  texts: readonly PlacedText[],
  context: CheckContext,
  onward: Partial<CheckContext> = {},
): Promise<RunWarning[]> {
  const suspects: PlacedText[] = [];
  let stops = false;
  for (const placed of texts) {
    const asked = { ...context, dry_run: true };
    const { allowed, verdicts } = await guardrails.checkInput(placed.text, asked);
    if (verdicts.length > 0) suspects.push(placed);
    if (!allowed) stops = true;
  }
  const found = await recorded(guardrails, suspects, stops ? context : { ...context, ...onward });
  if (found.some(({ severity }) => severity === "blocked")) throw blocked(found);
  return found.map(({ path, ...verdict }) => runWarning(verdict, { path }));
}

type PlacedVerdict = Verdict & { readonly path: string };

async function recorded(
  guardrails: Guardrails,
  texts: readonly PlacedText[],
  context: CheckContext,
): Promise<PlacedVerdict[]> {
  const found: PlacedVerdict[] = [];
  for (const { path, text } of texts) {
    const { verdicts } = await guardrails.checkInput(text, { ...context, details: { path } });
    found.push(...verdicts.map((verdict) => ({ ...verdict, path })));
  }
  return found;
}
