/** Who talks to candidates, when they are free, and appointments. */
import type {
  BusyList,
  ChangedInterviewer,
  InterviewEntry,
  Interviewer,
  InterviewerFeed,
  InterviewerList,
  InterviewerToAdd,
  InterviewList,
  SlotList,
} from "@bole/server/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const INTERVIEWERS = "/api/interviewers";
const MOST_SLOTS = 200;

export const INTERVIEWERS_KEY = ["interviewers"];

export const interviewersQuery = queryOptions({
  queryKey: INTERVIEWERS_KEY,
  queryFn: ({ signal }) => call<InterviewerList>("GET", INTERVIEWERS, { signal }),
});

export function addInterviewer(interviewer: InterviewerToAdd["interviewer"]): Promise<Interviewer> {
  const body: InterviewerToAdd = { interviewer };
  return call<Interviewer>("POST", INTERVIEWERS, { body });
}

const pathOf = (id: string) => `${INTERVIEWERS}/${encodeURIComponent(id)}`;

export function changeInterviewer(id: string, body: ChangedInterviewer): Promise<Interviewer> {
  return call<Interviewer>("PATCH", pathOf(id), { body });
}

export const removeInterviewer = (id: string) => call<null>("DELETE", pathOf(id));

/** Some systems do not know what kind of file it is; the server wants it said. */
export function putCalendar(id: string, file: File): Promise<Interviewer> {
  const body = new Blob([file], { type: "text/calendar" });
  return call<Interviewer>("PUT", `${pathOf(id)}/calendar`, { body });
}

export const refreshCalendar = (id: string) =>
  call<Interviewer>("POST", `${pathOf(id)}/refresh`, { body: {} });

/** The address of their interviews, told once. */
export async function openFeed(id: string): Promise<string> {
  const { path } = await call<InterviewerFeed>("POST", `${pathOf(id)}/feed`, { body: {} });
  return new URL(path, location.origin).href;
}

export const closeFeed = (id: string) => call<null>("DELETE", `${pathOf(id)}/feed`);

export interface Window {
  readonly from: string;
  readonly to: string;
}

export function busyQuery(id: string, { from, to }: Window) {
  return queryOptions({
    queryKey: ["slots", "busy", id, from, to],
    queryFn: ({ signal }) =>
      call<BusyList>("GET", `${pathOf(id)}/busy`, { query: { from, to }, signal }),
    enabled: id !== "",
    staleTime: 0,
  });
}

export const INTERVIEWS_KEY = ["interviews"];
const PAGE = 200;
/** Of pages: nobody looks at more appointments at once. */
const MOST_PAGES = 10;

/** All of a stretch of time, the earliest first. */
export function interviewsQuery(window: Window, interviewer: string) {
  return queryOptions({
    queryKey: [...INTERVIEWS_KEY, window.from, window.to, interviewer],
    queryFn: ({ signal }) => interviewsOf(window, interviewer, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

async function interviewsOf(
  { from, to }: Window,
  interviewer: string,
  signal: AbortSignal,
): Promise<readonly InterviewEntry[]> {
  const found: InterviewEntry[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const who = interviewer === "" ? undefined : interviewer;
    const query = { from, to, interviewer: who, limit: PAGE, after };
    const { items, next } = await call<InterviewList>("GET", "/api/interviews", { query, signal });
    found.push(...items);
    if (next === null) break;
    after = next;
  }
  return found.sort((one, other) => one.starts_at.localeCompare(other.starts_at));
}

export const readInterview = (id: string, signal?: AbortSignal) =>
  call<InterviewEntry>("GET", `/api/interviews/${encodeURIComponent(id)}`, { signal });

/** As it is now; what is asked about it may be older. */
export function interviewQuery(id: string) {
  return queryOptions({
    queryKey: [...INTERVIEWS_KEY, "one", id],
    queryFn: ({ signal }) => readInterview(id, signal),
  });
}

export interface SlotWish {
  readonly interviewer: string;
  readonly minutes: number;
  readonly zone: string;
  /** The interview that gets another time. */
  readonly insteadOf?: string;
}

/** Asked again whenever it is looked at: somebody else may have taken one. */
export function slotsQuery({ interviewer, minutes, zone, insteadOf }: SlotWish) {
  return queryOptions({
    queryKey: ["slots", interviewer, minutes, zone, insteadOf],
    queryFn: ({ signal }) =>
      call<SlotList>("GET", "/api/slots", {
        query: { interviewer, minutes, zone, limit: MOST_SLOTS, instead_of: insteadOf },
        signal,
      }),
    enabled: interviewer !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const invitationAddress = (id: string) => `/api/interviews/${encodeURIComponent(id)}.ics`;
