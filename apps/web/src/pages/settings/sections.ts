/** The sections of the settings, in their order. */
import {
  Ban,
  Bot,
  CalendarCog,
  CircleUser,
  Database,
  KeyRound,
  type LucideIcon,
  Mail,
  Mails,
  Palette,
  ShieldCheck,
  Users,
} from "lucide-react";
import type { Permission } from "../../account/use-session.ts";
import type { en } from "../../i18n/en.ts";
import type { Side } from "../../preferences/side.ts";

export const SETTINGS_PATH = "/settings";

export interface Section {
  readonly id: keyof typeof en.sections;
  readonly path: `/settings/${string}`;
  readonly icon: LucideIcon;
  readonly needs?: Permission;
  /** Only of use on this side. */
  readonly side?: Side;
  /** Only where people sign in. */
  readonly ofAccounts?: boolean;
}

export const SECTIONS: readonly Section[] = [
  { id: "account", path: "/settings/account", icon: CircleUser, ofAccounts: true },
  {
    id: "members",
    path: "/settings/members",
    icon: Users,
    needs: "members.read",
    ofAccounts: true,
  },
  { id: "keys", path: "/settings/keys", icon: KeyRound, ofAccounts: true },
  { id: "appearance", path: "/settings/appearance", icon: Palette },
  {
    id: "templates",
    path: "/settings/templates",
    icon: Mails,
    needs: "hiring.read",
    side: "hiring",
  },
  {
    id: "doNotContact",
    path: "/settings/do-not-contact",
    icon: Ban,
    needs: "hiring.read",
    side: "hiring",
  },
  { id: "mail", path: "/settings/mail", icon: Mail, needs: "hiring.read", side: "hiring" },
  {
    id: "calendar",
    path: "/settings/calendar",
    icon: CalendarCog,
    needs: "interviews.all",
    side: "hiring",
  },
  { id: "models", path: "/settings/models", icon: Bot, needs: "models.read" },
  {
    id: "guardrails",
    path: "/settings/guardrails",
    icon: ShieldCheck,
    needs: "policy.read",
    side: "hiring",
  },
  { id: "data", path: "/settings/data", icon: Database, needs: "server" },
];
