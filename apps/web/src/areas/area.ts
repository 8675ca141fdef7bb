/** What an area of the product is: a page with a name, an address and a place in the navigation. */
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Permission } from "../account/use-session.ts";
import type { en } from "../i18n/en.ts";

export type Load = () => Promise<{ readonly default: ComponentType }>;

export interface Below {
  readonly path: `/${string}`;
  readonly load: Load;
  /** @default what its area needs for its own page is said by the page */
  readonly needs?: Permission;
  /** Both sides open it, such as the editor of a résumé; it leaves the side as it is. */
  readonly neutral?: boolean;
}

export interface Area {
  readonly id: keyof typeof en.areas;
  readonly path: `/${string}`;
  readonly icon: LucideIcon;
  /** Pressed after `g`, it goes there. */
  readonly key: string;
  readonly load: Load;
  /** Without it, the area is not in the navigation. */
  readonly needs?: Permission;
  /** Stands beside the area's name in the navigation. */
  readonly badge?: ComponentType;
  /** Pages below it, such as one of a list: their addresses carry what they are about. */
  readonly below?: readonly Below[];
}
