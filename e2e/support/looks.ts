/** Whether a page can be shown to people: accessible, with room for its words, and not too wide. */
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { layoutFaults } from "./layout.ts";
import { takePicture } from "./picture.ts";
import { expect } from "./test.ts";

export async function expectGoodLooks(page: Page, name: string): Promise<void> {
  await page.evaluate("document.fonts.ready");
  expect(await accessibilityFaults(page, name)).toEqual([]);
  await expectRoom(page, name);
}

/** Without the question of accessibility, which another width has answered and which takes long. */
export async function expectRoom(page: Page, name: string): Promise<void> {
  await takePicture(page, name);
  expect(await layoutFaults(page), name).toEqual([]);
  const overflow = "document.documentElement.scrollWidth > innerWidth";
  expect(await page.evaluate(overflow), `${name} scrolls sideways`).toBe(false);
}
