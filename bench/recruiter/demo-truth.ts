/** What is true of the demo, worked out from its files and not by asking the workspace. */
import { readDemo } from "../../packages/talent/src/demo/read-demo.ts";

const demo = readDemo();

const JOBS = demo.jobs.filter(({ draft }) => (draft.kind ?? "job") === "job");

/** Of a person for a job: where they are at the end. */
const ENDS = demo.applications.map(({ person, job, events }) => ({
  person,
  job,
  stage: events.at(-1)?.stage ?? "sourced",
}));

const nameOf = (key: string) => demo.people.find((one) => one.key === key)?.name ?? key;

export const truth = {
  people: demo.people.length,
  jobs: JOBS.length,
  open: JOBS.filter(({ draft }) => draft.status === "open").length,
  /** Different people in a stage, of a job or of all. */
  inStage: (stage: string, job?: string) => {
    const there = ENDS.filter(
      (end) => end.stage === stage && (job === undefined || end.job === job),
    );
    return [...new Set(there.map(({ person }) => person))].map(nameOf);
  },
  titles: JOBS.filter(({ draft }) => draft.status === "open").map(({ draft }) => draft.title),
};

/** Whom mails went to, and how many; drafts do not count. */
export function mailsTo(person: string): { readonly out: number; readonly replies: number } {
  const mails = demo.conversations
    .filter((one) => one.person === person)
    .flatMap((one) => one.mails);
  const left = mails.filter(({ draft }) => !draft);
  return {
    out: left.filter(({ direction }) => direction === "out").length,
    replies: left.filter(({ direction }) => direction === "in").length,
  };
}

/** Appointments that stand and lie ahead, by whom they are with. */
const standing = demo.interviews.filter(
  ({ when, state }) => when.startsWith("+") && state !== "cancelled",
);
export const ahead = standing.map(({ person }) => nameOf(person));

/** The first of them and the last. */
const inTime = standing.toSorted((a, b) => (orderOf(a.when) < orderOf(b.when) ? -1 : 1));
export const next = nameOf(inTime[0]?.person ?? "");
export const last = nameOf(inTime.at(-1)?.person ?? "");

/** "+3d 11:00" as something that sorts. */
function orderOf(when: string): string {
  return when.replace(/\d+/u, (days) => days.padStart(4, "0"));
}
