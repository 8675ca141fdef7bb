/** The sections of the settings, in their order. */
import {
  Ban,
  Bot,
  CalendarCog,
  Database,
  type LucideIcon,
  Mail,
  Mails,
  Palette,
  ShieldCheck,
} from "lucide-react";
import type { en } from "../../i18n/en.ts";

export const SETTINGS_PATH = "/settings";

export interface Section {
  readonly id: keyof typeof en.sections;
  readonly path: `/settings/${string}`;
  readonly icon: LucideIcon;
}

export const SECTIONS: readonly Section[] = [
  { id: "appearance", path: "/settings/appearance", icon: Palette },
  { id: "templates", path: "/settings/templates", icon: Mails },
  { id: "doNotContact", path: "/settings/do-not-contact", icon: Ban },
  { id: "mail", path: "/settings/mail", icon: Mail },
  { id: "calendar", path: "/settings/calendar", icon: CalendarCog },
  { id: "models", path: "/settings/models", icon: Bot },
  { id: "guardrails", path: "/settings/guardrails", icon: ShieldCheck },
  { id: "data", path: "/settings/data", icon: Database },
];
