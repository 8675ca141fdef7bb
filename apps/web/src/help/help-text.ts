/** What each page is for and how one works with it, in a few sentences. */
import type { Both } from "../i18n/text.ts";
import { helpEn } from "./help-en.ts";
import { helpZh } from "./help-zh.ts";
import type { Topic } from "./topics.ts";

export interface HelpTopic {
  readonly title: string;
  readonly points: readonly string[];
}

export interface HelpText {
  readonly help: string;
  readonly shortcuts: string;
  readonly topics: Readonly<Record<Topic, HelpTopic>>;
}

export const helpText: Both<HelpText> = { en: helpEn, zh: helpZh };
