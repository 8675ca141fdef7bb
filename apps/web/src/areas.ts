/**
 * The areas of the product, as data. Navigation, command palette, shortcuts and routes are made from
 * this list: a new area is its page, one line here, and its name in both languages.
 */
import { Activity, House, type LucideIcon, SwatchBook } from "lucide-react";
import type { ComponentType } from "react";
import type { en } from "./i18n/en.ts";

export interface Area {
  readonly id: keyof typeof en.areas;
  readonly path: `/${string}`;
  readonly icon: LucideIcon;
  /** Pressed after `g`, it goes there. */
  readonly key: string;
  /** Left out, it is found in the palette only. */
  readonly navigation?: boolean;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

export const AREAS: readonly Area[] = [
  {
    id: "home",
    path: "/",
    icon: House,
    key: "h",
    navigation: true,
    load: () => import("./pages/home/home-page.tsx"),
  },
  {
    id: "system",
    path: "/system",
    icon: Activity,
    key: "s",
    navigation: true,
    load: () => import("./pages/system/system-page.tsx"),
  },
  {
    id: "design",
    path: "/design",
    icon: SwatchBook,
    key: "d",
    load: () => import("./pages/design/design-page.tsx"),
  },
];
