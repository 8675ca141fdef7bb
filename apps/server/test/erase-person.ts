/** Erases somebody as the page does. */
import { expect } from "vitest";
import { z } from "zod";
import { type Erasure, ErasureList } from "../src/http/contract/privacy.ts";
import type { servedInside } from "./served-api.ts";

/** What is needed of an effect. */
export const Effect = z.looseObject({
  id: z.string(),
  state: z.string(),
  content_hash: z.string(),
});

/** Asks, approves, and waits for the receipt to be closed. */
export async function erasePerson(
  bole: Pick<Awaited<ReturnType<typeof servedInside>>, "ask">,
  person_id: string,
  reason: string,
): Promise<Erasure> {
  const { version } = await bole.ask(
    z
      .looseObject({ person: z.looseObject({ version: z.int() }) })
      .transform(({ person }) => person),
    `/candidates/${person_id}`,
  );
  const payload = { person_id, version, reason };
  const asked = await bole.ask(Effect, "/effects", {
    content: { kind: "erase_person", payload },
  });
  await bole.ask(Effect, `/effects/${asked.id}/approve`, { content_hash: asked.content_hash });
  const closed = async () => {
    const { erasures } = await bole.ask(ErasureList, "/erasures");
    return erasures.find((one) => one.person_id === person_id && one.completed_at !== null);
  };
  await expect.poll(closed, { timeout: 90_000, interval: 500 }).toBeDefined();
  const receipt = await closed();
  if (!receipt) throw new Error("It is complete.");
  return receipt;
}
