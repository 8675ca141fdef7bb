/** What is around every page: navigation, palette, shortcuts, news, and the state of the server. */
import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { SessionGate } from "../account/session-gate.tsx";
import { useAccount, useMay } from "../account/use-session.ts";
import { demoQuery } from "../api/demo.ts";
import { useServerWatch } from "../api/use-reachability.ts";
import { needsOf } from "../areas/index.ts";
import { notify } from "../design/notify.ts";
import { WorkingBar } from "../design/working-bar.tsx";
import type { Topic } from "../help/topics.ts";
import { useShellText } from "../i18n/text.ts";
import { usePreference } from "../preferences/preference.ts";
import { side } from "../preferences/side.ts";
import { useApprovalsInTitle } from "./approvals-badge.tsx";
import { notePlace } from "./last-place.ts";
import { LostBanner } from "./lost-banner.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useHotkeys } from "./use-hotkeys.ts";
import { useHasSides } from "./use-side.ts";
import { useSideOfAddress } from "./use-side-of-address.ts";

// Not needed for the first picture, so not in the first load.
const CommandPalette = lazy(() => import("./command-palette.tsx"));
const HelpDrawer = lazy(() => import("../help/help-drawer.tsx"));
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));

const FirstStart = lazy(() => import("../pages/first-start/first-start.tsx"));
const NoAccessPage = lazy(() => import("../pages/no-access-page.tsx"));
const Sheet = lazy(() => import("../design/sheet.tsx"));
const Toaster = lazy(() => import("../design/toaster.tsx"));

type Layer = "none" | "menu" | "palette" | "shortcuts" | "help";

export function Shell() {
  return (
    <>
      <WorkingBar />
      <SessionGate>
        <Inside />
      </SessionGate>
    </>
  );
}

/**
 * Whoever starts for the first time is asked which side they are on, and sees nothing else. Members of
 * an organisation were invited to hire: their own side is in the menu.
 */
function Inside() {
  const hasSides = useHasSides();
  const isInvited = useAccount() !== undefined;
  const isFirstStart = usePreference(side) === "unset" && hasSides && !isInvited;
  const { pathname } = useLocation();
  useSideOfAddress();
  if (!isFirstStart || pathname !== "/") return <Frame />;
  return (
    <Suspense>
      <FirstStart />
    </Suspense>
  );
}

function Frame() {
  const t = useShellText();
  const [layer, setLayer] = useState<Layer>("none");
  const show = (name: Layer) => (open: boolean) => setLayer(open ? name : "none");
  const togglePalette = useCallback(
    () => setLayer((current) => (current === "palette" ? "none" : "palette")),
    [],
  );
  const showPalette = useCallback(() => setLayer("palette"), []);
  const showShortcuts = useCallback(() => setLayer("shortcuts"), []);
  const [topic, setTopic] = useState<Topic>();
  const showHelp = useCallback((about?: Topic) => {
    setTopic(about);
    setLayer("help");
  }, []);
  useHotkeys({ togglePalette, showShortcuts });

  const onReturn = useCallback(() => void notify("success", t.status.back), [t]);
  const reachability = useServerWatch(onReturn);
  useApprovalsInTitle();

  const isOpen = useIsOpen();
  // Pages have a banner where there is a demo: until that is known, what is below it would move.
  const isSettled = !useQuery(demoQuery).isPending;
  const main = useFocusOnNavigation();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t.shell.skip}
      </a>
      <aside className="sticky top-0 h-dvh max-md:hidden">
        <Sidebar onSearch={showPalette} onHelp={() => showHelp()} />
      </aside>
      <TopBar onMenu={() => setLayer("menu")} onSearch={showPalette} onHelp={() => showHelp()} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="min-w-0 bg-surface outline-none max-md:min-h-[calc(100dvh-3.5rem)] md:my-2 md:mr-2 md:rounded-xl md:border md:border-line md:shadow-rest"
      >
        <LostBanner lost={reachability === "lost"} />
        {isSettled && <Suspense>{isOpen ? <Outlet /> : <NoAccessPage />}</Suspense>}
      </main>
      <Suspense>
        {layer === "menu" && (
          <Sheet open onOpenChange={show("menu")} title={t.shell.menu}>
            <Sidebar
              onSearch={showPalette}
              onHelp={() => showHelp()}
              onNavigate={() => setLayer("none")}
            />
          </Sheet>
        )}
        {layer === "palette" && (
          <CommandPalette
            open
            onOpenChange={show("palette")}
            showShortcuts={showShortcuts}
            showHelp={showHelp}
          />
        )}
        {layer === "help" && (
          <HelpDrawer topic={topic} onClose={() => setLayer("none")} onShortcuts={showShortcuts} />
        )}
        {layer === "shortcuts" && <ShortcutsDialog open onOpenChange={show("shortcuts")} />}
        <Toaster />
      </Suspense>
    </div>
  );
}

function useIsOpen(): boolean {
  const { pathname } = useLocation();
  const may = useMay();
  const needs = needsOf(pathname);
  return needs === undefined || may(needs);
}

/** After a navigation the keyboard and the screen reader go on in the new page, not in the link. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    notePlace(pathname);
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
