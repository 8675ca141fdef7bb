/** Who talks to candidates, when they are free, and appointments. */
import type {
  Interviewer,
  InterviewerList,
  InterviewerToAdd,
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

export interface SlotWish {
  readonly interviewer: string;
  readonly minutes: number;
  readonly zone: string;
}

/** Asked again whenever it is looked at: somebody else may have taken one. */
export function slotsQuery({ interviewer, minutes, zone }: SlotWish) {
  return queryOptions({
    queryKey: ["slots", interviewer, minutes, zone],
    queryFn: ({ signal }) =>
      call<SlotList>("GET", "/api/slots", {
        query: { interviewer, minutes, zone, limit: MOST_SLOTS },
        signal,
      }),
    enabled: interviewer !== "",
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const invitationAddress = (id: string) => `/api/interviews/${encodeURIComponent(id)}.ics`;
