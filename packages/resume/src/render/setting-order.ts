/** What the typesetter is told of a page: what it says, and how it is to look. */
import type { ResumeData } from "@bole/talent";
import { accentOf, choicesOf, PAPERS, type ResumeLook } from "./look.ts";
import { FONTS, GAPS } from "./look-choices.ts";
import type { Page } from "./sheet/sheet.ts";
import type { SettingOrder } from "./typst/order.ts";

export function settingOrder(page: Page, look: ResumeLook, data: ResumeData): SettingOrder {
  const { font, density, page_numbers, fit, photo, hide_photo } = choicesOf(data);
  return {
    template: look.template,
    paper: PAPERS[look.paper].name,
    accent: accentOf(look),
    font: font === undefined ? null : FONTS[font],
    density: GAPS[density],
    page_numbers,
    fit,
    photo: hide_photo ? null : (photo ?? null),
    page,
  };
}
