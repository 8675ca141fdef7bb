/** What each page is for and how one works with it, in a few sentences. */
import type { Both } from "../i18n/text.ts";
import { helpEn } from "./help-en.ts";
import type { HelpText } from "./help-shape.ts";
import { helpZh } from "./help-zh.ts";

export const helpText: Both<HelpText> = { en: helpEn, zh: helpZh };
