/** The words of buttons that do something to people, as a text of the page. */
import { defineText } from "../i18n/text.ts";
import { EFFECT_WORDS } from "./effect-words.ts";

export const effectText = defineText(EFFECT_WORDS);
