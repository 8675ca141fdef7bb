/** How good a reading is, as far as that can be seen without knowing what is right. */
import type { ParsedResume } from "../../model/parsed-resume.ts";
import type { Education, WorkExperience } from "../../model/resume-data.ts";
import { isPlace } from "./words/places.ts";

type Reading = Pick<ParsedResume, "data" | "coverage">;

/** Fewer words than this in fields, and something was not understood; the network reads all else of strangers better. */
const COVERED = 0.985;

/** Whether nothing is missing: jobs and schools with all that belongs to them, and every word. */
export function isComplete({ data, coverage }: Reading): boolean {
  const { workExperience, education } = data;
  return (
    coverage >= COVERED &&
    workExperience.length + education.length > 0 &&
    workExperience.every(isWholeJob) &&
    education.every(isWholeSchool)
  );
}

const isWholeJob = (job: WorkExperience) =>
  isName(job.company) && isName(job.position) && job.startDate !== "" && inOrder(job);

const isWholeSchool = (school: Education) =>
  isName(school.school) &&
  school.degree + school.major !== "" &&
  school.startDate + school.endDate !== "" &&
  inOrder(school);

/** What is long tells something, and a town is no company. */
const isName = (value: string) => value !== "" && value.length <= LONGEST && !isPlace(value);
const LONGEST = 90;

const inOrder = ({ startDate, endDate }: Pick<WorkExperience, "startDate" | "endDate">) =>
  !/^\d/.test(startDate) || !/^\d/.test(endDate) || startDate.slice(0, 4) <= endDate.slice(0, 4);

/** A company that is taken from the entry before is less sure than one that is named. */
const AGAIN = 0.5;

/** Whole entries and words in fields count for a reading, entries that lack something against it. */
export function worthOf({ data, coverage }: Reading): number {
  const entries = [
    ...data.workExperience.map((job, index) => {
      const again = job.company === data.workExperience[index - 1]?.company;
      return (
        partOf(job, ["company", "position", "startDate"], isWholeJob(job)) * (again ? AGAIN : 1)
      );
    }),
    ...data.education.map((school) =>
      partOf(school, ["school", "degree", "endDate"], isWholeSchool(school)),
    ),
  ];
  const whole = entries.reduce((sum, part) => sum + part, 0);
  return (
    whole +
    coverage * 3 +
    Number(data.basic.name !== "") +
    Number(data.basic.title !== "") * 0.25 +
    Number(data.skillContent !== "")
  );
}

/** 1 for a whole entry, less than nothing for one that has hardly anything. */
function partOf(
  entry: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  whole: boolean,
): number {
  if (whole) return 1;
  const said = fields.filter((name) => entry[name] !== "" && entry[name] !== undefined).length;
  return said / fields.length - 0.75;
}
