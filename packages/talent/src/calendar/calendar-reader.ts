/** Who reads calendars: here and now, or in a thread. */
import { type BusyQuery, type BusyTimes, busyTimes } from "./reading/busy-times.ts";

export interface CalendarReader {
  busyTimes(ics: string, query: BusyQuery): Promise<BusyTimes>;
}

/** Keeps whoever asks waiting, with everybody else in the process: for calendars that one knows. */
export const plainCalendarReader: CalendarReader = {
  busyTimes: async (ics, query) => busyTimes(ics, query),
};
