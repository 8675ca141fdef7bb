/**
 * The areas of the product, as data. Navigation, command palette, shortcuts and routes are made from
 * these lists: a new area is its page, one entry in its list, and its name in both languages.
 */
import type { Permission } from "../account/use-session.ts";
import { SECTIONS } from "../pages/settings/sections.ts";
import { SIDES, type Side } from "../preferences/side.ts";
import type { Area } from "./area.ts";
import { CAREER } from "./career.ts";
import { DEVELOPERS } from "./developers.ts";
import { HIRING } from "./hiring.ts";
import { SETTINGS } from "./settings.ts";
import { DESIGN, TODAY } from "./shared.ts";

export { DEVELOPERS } from "./developers.ts";
export { BELOW_SECTIONS, SECTION_PAGES, SETTINGS } from "./settings.ts";

export const OF_SIDE: Record<Side, readonly Area[]> = {
  hiring: [TODAY, ...HIRING],
  career: [TODAY, ...CAREER],
};

export const AREAS: readonly Area[] = [
  TODAY,
  ...HIRING,
  ...CAREER,
  SETTINGS,
  ...DEVELOPERS,
  DESIGN,
];

/** The area that an address belongs to. */
export function areaOf(pathname: string): Area | undefined {
  return AREAS.find(({ path }) => isWithin(pathname, path));
}

/** What somebody needs to open an address; undefined where everybody may, or the page itself says so. */
export function needsOf(pathname: string): Permission | undefined {
  const section = SECTIONS.find(({ path }) => isWithin(pathname, path));
  if (section !== undefined) return section.needs;
  const area = areaOf(pathname);
  if (area === undefined || area.path === pathname) return area?.needs;
  return area.below?.find(({ path }) => isLike(pathname, path))?.needs;
}

/** `$` begins the name of a part that can be anything. */
function isLike(pathname: string, pattern: string): boolean {
  const [given, wanted] = [pathname.split("/"), pattern.split("/")];
  return (
    given.length === wanted.length &&
    wanted.every((part, index) => part.startsWith("$") || part === given[index])
  );
}

/** The side that an address belongs to; undefined where both have it. */
export function sideOf(pathname: string): Side | undefined {
  const area = areaOf(pathname);
  if (area === undefined || area === TODAY) return undefined;
  const isNeutral = area.below?.some(({ neutral }) => neutral) && pathname !== area.path;
  return isNeutral ? undefined : SIDES.find((side) => OF_SIDE[side].includes(area));
}

function isWithin(pathname: string, path: string): boolean {
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}
