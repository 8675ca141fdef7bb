/** Who talks to candidates, with calendars that are busy around the day of loading; and their appointments. */
import { setImmediate } from "node:timers/promises";
import { insertInterview } from "../../interviews/interview-log.ts";
import type { Today } from "../relative-time.ts";
import { toCalendarTime, toInstant } from "../relative-time.ts";
import { applicationKey, type Loading, need } from "./loading.ts";

export async function loadInterviews(loading: Loading): Promise<void> {
  const { demo, talent, db, ids, now, setTime, recruiter, applications } = loading;
  const loadedAt = now();
  const interviewers = new Map<string, { id: string; today: Today }>();
  for (const { key, name, email, time_zone } of demo.team.interviewers) {
    await setImmediate();
    ids.about(key);
    const today = { now: loadedAt, timeZone: time_zone };
    const calendar = calendarAt(demo.calendars.get(key) ?? "", today);
    const { id } = await talent.interviewers.add(recruiter("en"), {
      name,
      email,
      time_zone,
      calendar,
    });
    interviewers.set(key, { id, today });
  }
  for (const { person, job, interviewer, when, minutes, state, place } of demo.interviews) {
    await setImmediate();
    const { id, today } = need(interviewers, interviewer);
    const starts = toInstant(when, today);
    ids.about(person, job);
    // Nobody has made an appointment that is over only today.
    setTime(starts < loadedAt ? starts : loadedAt);
    await insertInterview({ now, newId: ids.newId }, db, {
      application_id: need(applications, applicationKey(person, job)).id,
      interviewer_id: id,
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + minutes * 60_000).toISOString(),
      time_zone: today.timeZone,
      place,
      note: "",
      state,
    });
  }
}

/** iCalendar text, with the days that are meant and the line ends that its standard wants. */
function calendarAt(calendar: string, today: Today): string {
  return calendar
    .replaceAll(/\{\{(.+?)\}\}/g, (_, time: string) => toCalendarTime(time, today))
    .replaceAll(/\r?\n/g, "\r\n");
}
