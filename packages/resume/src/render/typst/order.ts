/** Everything that a page depends on. */
import type { Page } from "../sheet/sheet.ts";

export interface SettingOrder {
  readonly template: string;
  /** As Typst names it. */
  readonly paper: string;
  readonly accent: string;
  readonly page: Page;
}
