/** Work, education and projects of JSON Resume, one entry for one of ours. */
import { Education, ResumeProject, WorkExperience } from "../../../model/resume-data.ts";
import { firstLine, type JsonRecord, lineOf, linesOf, textsOf } from "../unknown-json.ts";
import { readDate, writeDate } from "./date.ts";
import { readDescription, writeDescription } from "./description.ts";
import { type Translation, withoutEmpty } from "./exact.ts";

const DATES = ["startDate", "endDate"];

/** In JSON Resume a job or a project that began and has no end goes on. */
function datesOf(record: JsonRecord) {
  const startDate = readDate(record.startDate);
  return { startDate, endDate: readDate(record.endDate) || (startDate === "" ? "" : "present") };
}

export const work: Translation<WorkExperience> = {
  schema: WorkExperience,
  write: ({ id, company, position, location, startDate, endDate, description }) =>
    withoutEmpty({
      id,
      name: company,
      position,
      location,
      startDate: writeDate(startDate),
      endDate: writeDate(endDate),
      ...writeDescription(description),
    }),
  read: (record) => {
    return {
      id: lineOf(record.id),
      company: firstLine(record, "name", "company"),
      position: lineOf(record.position),
      location: lineOf(record.location),
      ...datesOf(record),
      description: readDescription(
        record,
        ["description", "summary"],
        ["id", "name", "company", "position", "location", ...DATES],
      ),
    };
  },
};

export const education: Translation<Education> = {
  schema: Education,
  write: ({ id, school, major, degree, startDate, endDate, description }) =>
    withoutEmpty({
      id,
      institution: school,
      area: major,
      studyType: degree,
      startDate: writeDate(startDate),
      endDate: writeDate(endDate),
      description,
    }),
  read: (record) => ({
    id: lineOf(record.id),
    school: lineOf(record.institution),
    major: lineOf(record.area),
    degree: lineOf(record.studyType),
    startDate: readDate(record.startDate),
    endDate: readDate(record.endDate),
    description: [
      readDescription(record, ["description", "summary"], [...EDUCATION, ...DATES]),
      ...linesOf({ [scoreName(record)]: firstLine(record, "score", "gpa") }),
      ...linesOf({ Courses: textsOf(record.courses).join(", ") }),
    ]
      .filter((line) => line !== "")
      .join("\n"),
  }),
};

/** "81 %" is no grade point average. */
const scoreName = (record: JsonRecord): string =>
  /^\s*\d(?:[.,]\d+)?\s*(?:\/\s*\d(?:\.\d+)?\s*)?$/u.test(firstLine(record, "score", "gpa"))
    ? "GPA"
    : "Score";
const EDUCATION = ["id", "institution", "area", "studyType", "score", "gpa", "courses"];

export const project: Translation<ResumeProject> = {
  schema: ResumeProject,
  write: ({ id, name, role, startDate, endDate, description }) => {
    const { summary, highlights } = writeDescription(description);
    return withoutEmpty({
      id,
      name,
      roles: role === "" ? [] : [role],
      startDate: writeDate(startDate),
      endDate: writeDate(endDate),
      description: summary,
      highlights,
    });
  },
  read: (record: JsonRecord) => ({
    id: lineOf(record.id),
    name: lineOf(record.name),
    role: textsOf(record.roles).join(", "),
    ...datesOf(record),
    description: readDescription(
      record,
      ["description", "summary"],
      ["id", "name", "roles", ...DATES],
    ),
  }),
};
