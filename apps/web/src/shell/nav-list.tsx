/** The areas one can go to: the same list in the sidebar and in the phone's sheet. */
import { Link } from "@tanstack/react-router";
import { ArrowUpRight, BookOpenText } from "lucide-react";
import { AREAS } from "../areas.ts";
import { cx } from "../design/cx.ts";
import { useShellText } from "../i18n/text.ts";

const ITEM = cx(
  "flex h-8 items-center gap-2.5 rounded-md px-2.5 font-medium text-ink-2 transition-colors max-md:h-11 max-md:text-lg",
  "hover:bg-hover hover:text-ink [&_svg]:size-4",
);

export function NavList({ onNavigate }: { readonly onNavigate?: () => void }) {
  const t = useShellText();
  return (
    <nav aria-label={t.shell.navigation} className="flex flex-col gap-6">
      <ul className="flex flex-col gap-0.5">
        {AREAS.filter((area) => area.navigation).map((area) => (
          <li key={area.id}>
            <Link
              to={area.path}
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
      <div>
        <p className="mb-1 px-2.5 text-xs font-medium text-ink-3">{t.shell.developers}</p>
        <a href="/api/docs" target="_blank" rel="noreferrer" className={ITEM}>
          <BookOpenText aria-hidden />
          {t.shell.api}
          <span className="sr-only"> ({t.shell.opensNewTab})</span>
          <ArrowUpRight aria-hidden className="ml-auto text-ink-3" />
        </a>
      </div>
    </nav>
  );
}
