/** The areas of the side one is on, then settings and what is for developers; one tab stop in all. */
import { Link, useLocation } from "@tanstack/react-router";
import { ArrowUpRight, BookOpenText, ChevronDown, Code } from "lucide-react";
import { useMay } from "../account/use-session.ts";
import type { Area } from "../areas/area.ts";
import { areaOf, DEVELOPERS, OF_SIDE, SETTINGS } from "../areas/index.ts";
import { cx } from "../design/cx.ts";
import { useShellText } from "../i18n/text.ts";
import { developers } from "../preferences/developers.ts";
import { usePreference } from "../preferences/preference.ts";
import { useRovingFocus } from "./use-roving-focus.ts";
import { useHasSides, useSide } from "./use-side.ts";

const ITEM = cx(
  "flex h-8 w-full items-center gap-2.5 rounded-md px-2.5 font-medium text-ink-2 transition-colors max-md:h-11 max-md:text-lg",
  "-outline-offset-2 hover:bg-hover hover:text-ink [&_svg]:size-4",
);

export function NavList({ onNavigate }: { readonly onNavigate?: () => void }) {
  const t = useShellText();
  const { pathname } = useLocation();
  const current = areaOf(pathname);
  const may = useMay();
  const isOpenTo = ({ needs }: Area) => needs === undefined || may(needs);
  const side = useSide();
  const hasToday = side === "career" || may("hiring.read");
  // For who reads without changing anything, the audit is their work and no tool of developers.
  const isReader = may("audit.read") && !may("hiring.write");
  const isOwn = ({ id }: Area) => isReader && id === "audit";
  const areas = [
    ...OF_SIDE[side].filter((area) => isOpenTo(area) && (hasToday || area.path !== "/")),
    ...DEVELOPERS.filter(isOwn),
  ];
  const isDevelopers = current !== undefined && DEVELOPERS.includes(current) && !isOwn(current);
  // Who looks for work has no use for it, and finds it in the palette all the same.
  const isFolded = useHasSides() && side === "career" && !isDevelopers;
  const forDevelopers = isFolded ? [] : DEVELOPERS.filter((area) => isOpenTo(area) && !isOwn(area));
  const isOpen = usePreference(developers) === "open" || isDevelopers;
  const inView = [...areas, SETTINGS, ...(isOpen ? forDevelopers : [])];
  const stop = inView.find((area) => area === current) ?? areas[0];
  const { tabIndexOf, handlers } = useRovingFocus(stop?.id ?? "today");
  const items = (some: readonly Area[]) => (
    <ul className="flex flex-col gap-0.5">
      {some.map((area) => (
        <li key={area.id}>
          <Link
            to={area.path}
            data-stop={area.id}
            tabIndex={tabIndexOf(area.id)}
            activeOptions={{ exact: area.path === "/", includeSearch: false }}
            {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
            className={ITEM}
            activeProps={{ className: "bg-hover text-ink [&_svg]:text-accent-ink" }}
          >
            <area.icon aria-hidden />
            {t.areas[area.id]}
            {area.badge !== undefined && <area.badge />}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-label={t.shell.navigation}
      className="flex min-h-full flex-col justify-between gap-6"
      {...handlers}
    >
      {items(areas)}
      <div className="flex flex-col gap-0.5">
        {items([SETTINGS])}
        {forDevelopers.length > 0 && (
          <button
            type="button"
            data-stop="developers"
            tabIndex={tabIndexOf("developers")}
            aria-expanded={isOpen}
            onClick={() => developers.set(isOpen ? "closed" : "open")}
            className={ITEM}
          >
            <Code aria-hidden />
            {t.shell.developers}
            <ChevronDown
              aria-hidden
              className={cx("ml-auto transition-transform", isOpen && "rotate-180")}
            />
          </button>
        )}
        {isOpen && forDevelopers.length > 0 && (
          <div className="ml-4.5 border-l border-line pl-2">
            {items(forDevelopers)}
            <a
              href="/api/docs"
              target="_blank"
              rel="noreferrer"
              data-stop="api"
              tabIndex={tabIndexOf("api")}
              className={ITEM}
            >
              <BookOpenText aria-hidden />
              {t.shell.api}
              <span className="sr-only"> ({t.shell.opensNewTab})</span>
              <ArrowUpRight aria-hidden className="ml-auto text-ink-3" />
            </a>
          </div>
        )}
      </div>
    </nav>
  );
}
