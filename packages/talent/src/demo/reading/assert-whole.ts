/** What no schema of a single file sees: that everything which is named is there, and only once. */
import type { DemoData } from "../demo-data.ts";
import { demoBroken } from "./demo-broken.ts";

export function assertWhole(demo: DemoData): void {
  const people = assertOnce(
    "people.tsv",
    demo.people.map(({ key }) => key),
  );
  const jobs = assertOnce(
    "jobs and projects",
    demo.jobs.map(({ key }) => key),
  );
  const applications = assertOnce("applications.tsv", demo.applications.map(pairOf));
  const interviewers = new Set(demo.team.interviewers.map(({ key }) => key));
  for (const { person, job } of [...demo.applications, ...demo.conversations]) {
    assertKnown("person", people, person);
    assertKnown("job", jobs, job);
  }
  for (const interview of demo.interviews) {
    assertKnown("application", applications, pairOf(interview));
    assertKnown("interviewer", interviewers, interview.interviewer);
  }
}

function pairOf({ person, job }: { readonly person: string; readonly job: string }): string {
  return `${person} for ${job}`;
}

function assertOnce(where: string, keys: readonly string[]): ReadonlySet<string> {
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw demoBroken(where, `"${twice}" is there twice`);
  return new Set(keys);
}

function assertKnown(what: string, known: ReadonlySet<string>, key: string): void {
  if (!known.has(key)) throw demoBroken("the demo", `there is no ${what} "${key}"`);
}
