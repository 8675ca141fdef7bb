/** A career session, led to its plan over the API. */
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Sends that the report is good, once it is there, and waits for the plan. */
export async function judged(page: Page, session: string, waits: string): Promise<void> {
  const waitsFor = async () => (await (await page.request.get(session)).json()).waits_for;
  await expect.poll(waitsFor).not.toBe(null);
  while ((await waitsFor()) === "message") {
    const { turn } = await (await page.request.get(session)).json();
    await page.request.post(`${session}/messages`, { data: { message: "Skip", turn } });
    await expect
      .poll(async () => (await (await page.request.get(session)).json()).turn)
      .not.toBe(turn);
    await expect.poll(waitsFor).not.toBe(null);
  }
  await expect.poll(waitsFor).toBe(waits);
  await page.request.post(`${session}/feedback`, { data: { satisfaction_level: "satisfied" } });
  await expect.poll(waitsFor).toBe("plan_feedback");
}
