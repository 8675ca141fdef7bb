/** What of the calendar is looked at, out of the page's address. Pure. */
import { isDay, mondayOf } from "./time/week.ts";

export const VIEWS = ["week", "agenda", "free"] as const;
export type View = (typeof VIEWS)[number];

export interface Shown {
  readonly tab: View;
  /** Its Monday. */
  readonly week: string;
  /** An interviewer's id; empty for everybody. */
  readonly who: string;
  readonly zone: string;
}

export function shownOf(
  search: Readonly<Record<string, unknown>>,
  today: string,
  ownZone: string,
): Shown {
  const { tab, week, who, zone } = search;
  return {
    tab: VIEWS.find((view) => view === tab) ?? "week",
    week: mondayOf(isDay(week) ? week : today),
    who: typeof who === "string" ? who : "",
    zone: isZone(zone) ? zone : ownZone,
  };
}

function isZone(zone: unknown): zone is string {
  if (typeof zone !== "string" || zone === "") return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Only what differs from what is shown anyway. */
export function searchOf(shown: Shown, today: string, ownZone: string): Record<string, string> {
  const plain = shownOf({}, today, ownZone);
  const different = Object.entries(shown).filter(
    ([name, value]) =>
      !Object.entries(plain).some(([key, usual]) => key === name && usual === value),
  );
  return Object.fromEntries(different);
}
