/** What one sets once. Each section is a page of its own beside the list of all. */
import { Settings } from "lucide-react";
import { SETTINGS_PATH, type Section } from "../pages/settings/sections.ts";
import type { Area, Below, Load } from "./area.ts";

export const SETTINGS: Area = {
  id: "settings",
  path: SETTINGS_PATH,
  icon: Settings,
  key: ",",
  load: () => import("../pages/settings/settings-page.tsx"),
};

const templates = () => import("../pages/templates/templates-page.tsx");

export const SECTION_PAGES: Record<Section["id"], Load> = {
  account: () => import("../pages/settings/account/account-page.tsx"),
  members: () => import("../pages/settings/account/members-page.tsx"),
  keys: () => import("../pages/settings/account/keys-page.tsx"),
  appearance: () => import("../pages/settings/appearance-page.tsx"),
  templates,
  doNotContact: () => import("../pages/settings/do-not-contact-page.tsx"),
  mail: () => import("../pages/settings/mail-page.tsx"),
  calendar: () => import("../pages/settings/interviewers-page.tsx"),
  models: () => import("../pages/settings/models-page.tsx"),
  guardrails: () => import("../pages/guardrails/guardrails-page.tsx"),
  data: () => import("../pages/settings/data-page.tsx"),
};

/** Pages below a section. */
export const BELOW_SECTIONS: readonly Below[] = [
  { path: "/settings/templates/$templateId", load: templates },
];
