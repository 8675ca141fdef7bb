/** Routes, made from the lists of areas; each page is a chunk of its own, fetched on intent. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { AREAS, BELOW_SECTIONS, SECTION_PAGES, SETTINGS } from "./areas/index.ts";
import { REDIRECTS } from "./areas/redirects.ts";
import { CrashPage } from "./pages/crash-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { SECTIONS } from "./pages/settings/sections.ts";
import { Shell } from "./shell/shell.tsx";

const root = createRootRoute({ component: Shell });

const areas = AREAS.filter((area) => area !== SETTINGS)
  .flatMap((area) => [area, ...(area.below ?? [])])
  .map(({ path, load }) =>
    createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) }),
  );

/** The sections of the settings stand beside their list. */
const settings = createRoute({
  getParentRoute: () => root,
  id: SETTINGS.id,
  component: lazyRouteComponent(SETTINGS.load),
});
const sections = [
  createRoute({ getParentRoute: () => settings, path: SETTINGS.path }),
  ...[
    ...SECTIONS.map(({ id, path }) => ({ path, load: SECTION_PAGES[id] })),
    ...BELOW_SECTIONS,
  ].map(({ path, load }) =>
    createRoute({ getParentRoute: () => settings, path, component: lazyRouteComponent(load) }),
  ),
];

const redirects = REDIRECTS.map(({ from, target }) =>
  createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: ({ search, params }) => {
      throw redirect({ ...target(search, params), replace: true });
    },
  }),
);

export const router = createRouter({
  routeTree: root.addChildren([...areas, settings.addChildren(sections), ...redirects]),
  defaultPreload: "intent",
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
});
