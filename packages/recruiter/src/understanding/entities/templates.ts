/** The mail template that is named. */
import type { MailPurpose } from "@bole/talent";
import type { Records } from "../parts.ts";
import { fold } from "../text/said.ts";
import type { Scene } from "./scene.ts";

export async function findTemplate(
  { templates }: Records,
  { tenant, said }: Scene,
): Promise<{ readonly id: string; readonly name: string; readonly about: MailPurpose } | null> {
  if (!/模板|模版|template/u.test(said.folded)) return null;
  const all = await templates.list(tenant);
  const named = all.filter(({ name }) => said.folded.includes(fold(name)));
  // "Warm" is in "Warm intro", too: the longest name is meant.
  return named.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null;
}
