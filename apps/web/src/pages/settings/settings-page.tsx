/** The sections in a list, the chosen one beside it; on a phone one after the other. */
import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { ArrowLeft, ChevronRight } from "lucide-react";
import { cx } from "../../design/cx.ts";
import { Page } from "../../design/page.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { SETTINGS_PATH } from "./sections.ts";
import { settingsText } from "./settings-text.ts";
import { useSections } from "./use-sections.ts";

export default function SettingsPage() {
  const { pathname } = useLocation();
  const t = useText(settingsText);
  const { areas } = useShellText();
  if (pathname === SETTINGS_PATH)
    return (
      <Page title={areas.settings}>
        <SectionList isWhole />
      </Page>
    );
  return (
    <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="border-line max-lg:hidden lg:border-r lg:px-4 lg:pt-12">
        <p className="mb-3 px-2.5 text-lg font-semibold">{t.title}</p>
        <SectionList />
      </div>
      <div className="min-w-0">
        <Link
          to="/settings"
          className="mx-4 mt-4 inline-flex items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink md:mx-10 lg:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t.title}
        </Link>
        <Outlet />
      </div>
    </div>
  );
}

function SectionList({ isWhole = false }: { readonly isWhole?: boolean }) {
  const t = useText(settingsText);
  const { sections } = useShellText();
  const all = useSections();
  return (
    <nav aria-label={t.sections}>
      <ul
        className={cx(
          "flex flex-col",
          isWhole ? "divide-y divide-line rounded-xl border border-line" : "gap-0.5",
        )}
      >
        {all.map(({ id, path, icon: Icon }) => (
          <li key={id}>
            <Link
              to={path}
              activeProps={{ className: "bg-hover text-ink [&_svg]:text-accent-ink" }}
              className={cx(
                "flex items-center gap-3 -outline-offset-2 transition-colors hover:bg-hover",
                isWhole ? "px-5 py-4" : "h-8 rounded-md px-2.5 font-medium text-ink-2",
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
              {isWhole ? (
                <>
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{sections[id]}</span>
                    <span className="block text-sm text-ink-2">{t.about[id]}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
                </>
              ) : (
                sections[id]
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
