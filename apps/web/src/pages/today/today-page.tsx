/** What to do today, on the side one is on. */
import { Navigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useMay } from "../../account/use-session.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { wallOf } from "../../i18n/wall-clock.ts";
import { LOCALES, useLanguage } from "../../preferences/language.ts";
import { useOwnZone } from "../../preferences/zone.ts";
import { useSide } from "../../shell/use-side.ts";
import { dayPart } from "./greeting.ts";
import { todayText } from "./today-text.ts";

const SIDES = {
  hiring: lazy(() => import("./hiring/hiring-today.tsx")),
  career: lazy(() => import("./career/career-today.tsx")),
};

export default function TodayPage() {
  const t = useText(todayText);
  const { areas } = useShellText();
  const language = useLanguage();
  const zone = useOwnZone();
  const now = new Date();
  const side = useSide();
  const may = useMay();
  const Today = SIDES[side];
  const day = now.toLocaleDateString(LOCALES[language], {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  // Hiring managers and interviewers have a part of it only: they begin with that.
  if (side === "hiring" && !may("hiring.read"))
    return <Navigate to={may("jobs.read") ? "/jobs" : "/calendar"} replace />;
  return (
    <Page
      title={t.greetings[dayPart(wallOf(now.getTime(), zone).minutes / 60)]}
      tabTitle={areas.today}
      about={day}
      wide
    >
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <Today />
      </Suspense>
    </Page>
  );
}
