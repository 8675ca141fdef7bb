import type { Locator, Page } from "@playwright/test";

/** There is one in the sidebar and one in the phone's header; this is the one in view. */
export function statusChip(page: Page): Locator {
  return page.getByTestId("status-chip").filter({ visible: true });
}
