/** Who is to lead an interview. */
import type { Records } from "../parts.ts";
import { plain } from "../text/plain.ts";
import { reader, type Scene } from "./scene.ts";

interface FoundInterviewers {
  readonly ids: readonly string[];
  /** As they were said: no candidate is meant by them. */
  readonly names: readonly string[];
}

export async function findInterviewers(
  { talent }: Records,
  { tenant, said }: Scene,
): Promise<FoundInterviewers> {
  const text = plain(said.folded);
  const all = await talent.interviewers.list(reader(tenant));
  const found = all.flatMap(({ id, name }) => {
    const whole = plain(name);
    const isHan = /\p{Script=Han}/u.test(whole);
    const forms = isHan
      ? [whole]
      : [whole, ...whole.split(/\s+/u).filter((part) => part.length > 2)];
    const form = forms.find((one) =>
      isHan ? text.includes(one) : new RegExp(`(?<![a-z])${one}(?![a-z])`, "u").test(text),
    );
    return form === undefined ? [] : [{ id, form }];
  });
  return { ids: found.map(({ id }) => id), names: found.map(({ form }) => form) };
}
