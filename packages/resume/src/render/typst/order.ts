/** Everything that a page depends on. */
import type { Page } from "../sheet/sheet.ts";

export interface SettingOrder {
  readonly template: string;
  /** As Typst names it. */
  readonly paper: string;
  readonly accent: string;
  /** A family, instead of the template's own. */
  readonly font: string | null;
  /** Gaps, as a multiple of the template's. */
  readonly density: number;
  readonly page_numbers: boolean;
  /** Made smaller until it fits one page. */
  readonly fit: boolean;
  /** A JPEG or PNG as a data URL. */
  readonly photo: string | null;
  readonly page: Page;
}
