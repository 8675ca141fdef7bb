/** What the pages ask of career sessions. */
import type {
  CareerCheckIn,
  CareerFeed,
  CareerList,
  CareerPlanItem,
  CareerSession,
  CareerSource,
  CareerState,
} from "@bole/server/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const PAGE = 20;
const SESSIONS = "/api/career/sessions";
const pathOf = (id: string) => `${SESSIONS}/${encodeURIComponent(id)}`;

/** Every key of a query about careers begins with it. */
export const CAREER_KEY = ["career"] as const;
const first: string | undefined = undefined;

export function careersQuery() {
  return infiniteQueryOptions({
    queryKey: [...CAREER_KEY, "list"],
    queryFn: ({ pageParam, signal }) =>
      call<CareerList>("GET", SESSIONS, { query: { limit: PAGE, before: pageParam }, signal }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

export function careerQuery(id: string) {
  return queryOptions({
    queryKey: [...CAREER_KEY, "session", id],
    queryFn: ({ signal }) => call<CareerSession>("GET", pathOf(id), { signal }),
    staleTime: 0,
  });
}

/** A source of the report's round: another report may cite other words by the same name. */
export function careerSourceQuery(id: string, source: string, round: number) {
  return queryOptions({
    queryKey: [...CAREER_KEY, "source", id, source, round],
    queryFn: ({ signal }) =>
      call<CareerSource>("GET", `${pathOf(id)}/source`, { query: { source }, signal }),
  });
}

export interface NewCareer {
  readonly message: string;
  readonly user_profile: Partial<Omit<CareerSession["user_profile"], "user_id">>;
}

export function startCareer(body: NewCareer): Promise<CareerState> {
  return call<CareerState>("POST", SESSIONS, { body });
}

/** A change of what was understood; without words it is deleted. */
export interface FactChange {
  /** Left out for a new one. */
  readonly fact_id?: string;
  readonly kind?: CareerSession["facts"][number]["kind"];
  readonly words: string | null;
}

export function answerCareer(
  id: string,
  turn: number,
  message: string,
  facts: readonly FactChange[],
): Promise<CareerState> {
  return call<CareerState>("POST", `${pathOf(id)}/messages`, { body: { message, turn, facts } });
}

export interface Judgement {
  readonly satisfaction_level: NonNullable<CareerSession["current_satisfaction"]>;
  readonly feedback: string;
  readonly facts: readonly FactChange[];
}

export function judgeCareer(id: string, turn: number, said: Judgement): Promise<CareerState> {
  return call<CareerState>("POST", `${pathOf(id)}/feedback`, { body: { ...said, turn } });
}

export function changeItem(
  id: string,
  itemId: string,
  change: {
    readonly done?: boolean;
    readonly date?: string;
    readonly title?: string;
    readonly removed?: boolean;
  },
): Promise<CareerPlanItem> {
  const path = `${pathOf(id)}/items/${encodeURIComponent(itemId)}`;
  return call<CareerPlanItem>("PATCH", path, { body: change });
}

export interface HowItWent {
  readonly done: readonly string[];
  readonly blocked: string;
  readonly hours_per_week?: number;
}

export function checkIn(id: string, said: HowItWent): Promise<CareerCheckIn> {
  return call<CareerCheckIn>("POST", `${pathOf(id)}/check-ins`, { body: said });
}

export async function undoCheckIn(id: string, checkInId: string): Promise<void> {
  await call("DELETE", `${pathOf(id)}/check-ins/${encodeURIComponent(checkInId)}`);
}

export function openFeed(id: string): Promise<CareerFeed> {
  return call<CareerFeed>("POST", `${pathOf(id)}/feed`);
}

export async function closeFeed(id: string): Promise<void> {
  await call("DELETE", `${pathOf(id)}/feed`);
}

export const careerEventsPath = (id: string) => `${pathOf(id)}/events`;

/** Where the browser finds the plan as a file. */
export const planAddress = (id: string, format: "ics" | "md") => `${pathOf(id)}/plan.${format}`;
