/** The mail template that a wish names: "use the warm intro". */
import { folded } from "@bole/language/text";
import type { MailPurpose } from "@bole/talent";
import type { Desk } from "../desk.ts";

interface NamedTemplate {
  readonly id: string;
  readonly about: MailPurpose;
}

export async function templateIn(
  wish: string,
  { records, tenant }: Pick<Desk, "records" | "tenant">,
): Promise<NamedTemplate | undefined> {
  if (wish === "") return undefined;
  const said = folded(wish);
  const named = (await records.templates.list(tenant)).filter(({ name }) =>
    said.includes(folded(name)),
  );
  // "Warm" is in "Warm intro", too: the longest name is meant.
  return named.toSorted((a, b) => b.name.length - a.name.length)[0];
}
