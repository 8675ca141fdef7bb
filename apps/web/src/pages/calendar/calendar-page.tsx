/** Interviews and who leads them. What is looked at stands in the address, so it can be sent on. */
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { UsersRound } from "lucide-react";
import { useMay } from "../../account/use-session.ts";
import { interviewersQuery } from "../../api/interviews.ts";
import { buttonClass } from "../../design/button.tsx";
import { Page } from "../../design/page.tsx";
import { Tabs } from "../../design/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { wallOf } from "../../i18n/wall-clock.ts";
import { useOwnZone } from "../../preferences/zone.ts";
import { AgendaView } from "./agenda/agenda-view.tsx";
import { BookButton } from "./book-button.tsx";
import { type Shown, searchOf, shownOf, VIEWS } from "./calendar-search.ts";
import { calendarText } from "./calendar-text.ts";
import { FreeTimes } from "./free/free-times.tsx";
import { WeekView } from "./week/week-view.tsx";

export default function CalendarPage() {
  const t = useText(calendarText);
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const may = useMay();
  const seesAll = may("interviews.all");
  const { data } = useQuery({ ...interviewersQuery, enabled: seesAll });
  const own = useOwnZone();
  const today = wallOf(Date.now(), own).day;
  const shown = shownOf(search, today, own);
  const change = (part: Partial<Shown>) =>
    void navigate({
      to: "/calendar",
      search: searchOf({ ...shown, ...part }, today, own),
      replace: true,
      resetScroll: false,
    });
  const interviewers = data?.items ?? [];
  const view = { shown, interviewers, onChange: change };
  const content = {
    week: <WeekView {...view} />,
    agenda: <AgendaView {...view} />,
    free: <FreeTimes {...view} />,
  };
  // Where interviewers were before they moved to the settings.
  if (search.tab === "interviewers") return <Navigate to="/settings/calendar" replace />;
  return (
    <Page
      title={t.title}
      about={t.about}
      wide
      actions={
        <div className="flex flex-wrap gap-2">
          {seesAll && (
            <Link to="/settings/calendar" className={buttonClass()}>
              <UsersRound aria-hidden />
              {t.interviewers}
            </Link>
          )}
          {may("hiring.write") && <BookButton />}
        </div>
      }
    >
      <Tabs
        label={t.tabsLabel}
        value={shown.tab}
        onChange={(tab) => change({ tab })}
        tabs={VIEWS.filter((value) => value !== "free" || seesAll).map((value) => ({
          value,
          label: t.tabs[value],
          content: content[value],
        }))}
      />
    </Page>
  );
}
