/** Routes, made from the list of areas; each page is a chunk of its own, fetched on intent. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from "@tanstack/react-router";
import { AREAS } from "./areas.ts";
import { CrashPage } from "./pages/crash-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { Shell } from "./shell/shell.tsx";

const root = createRootRoute({ component: Shell });

const areas = AREAS.flatMap((area) => [area, ...(area.below ?? [])]).map(({ path, load }) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) }),
);

export const router = createRouter({
  routeTree: root.addChildren(areas),
  defaultPreload: "intent",
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
});
