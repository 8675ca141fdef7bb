/**
 * Pictures of pages, for people to look at: `E2E_PICTURES=1 npx playwright test`. No test compares
 * them, so that a plain run need not take the time.
 */
import type { Page } from "@playwright/test";

export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.E2E_PICTURES) return;
  const path = `test-results/screens/${name}.png`;
  await page.screenshot({ path, fullPage, animations: "disabled" });
}
