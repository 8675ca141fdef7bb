/** What both sides have: Today, which looks different on each, and what only designers look for. */
import { House, SwatchBook } from "lucide-react";
import type { Area } from "./area.ts";

export const TODAY: Area = {
  id: "today",
  path: "/",
  icon: House,
  key: "h",
  load: () => import("../pages/today/today-page.tsx"),
};

/** Found in the palette only. */
export const DESIGN: Area = {
  id: "design",
  path: "/design",
  icon: SwatchBook,
  key: "d",
  load: () => import("../pages/design/design-page.tsx"),
};
