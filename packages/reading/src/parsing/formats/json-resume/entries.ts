/** Work, education and projects of JSON Resume, one entry for one of ours. */
import { Education, ResumeProject, WorkExperience } from "../../../model/resume-data.ts";
import { firstLine, type JsonRecord, lineOf, linesOf, textsOf } from "../unknown-json.ts";
import { readDate, writeDate } from "./date.ts";
import { readDescription, writeDescription } from "./description.ts";
import { type Translation, withoutEmpty } from "./exact.ts";

const DATES = ["startDate", "endDate"];

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
    const startDate = readDate(record.startDate);
    // In JSON Resume a job without an end is the present one.
    const endDate = readDate(record.endDate) || (startDate === "" ? "" : "present");
    return {
      id: lineOf(record.id),
      company: firstLine(record, "name", "company"),
      position: lineOf(record.position),
      location: lineOf(record.location),
      startDate,
      endDate,
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
      ...linesOf({ GPA: firstLine(record, "score", "gpa") }),
      ...linesOf({ Courses: textsOf(record.courses).join(", ") }),
    ]
      .filter((line) => line !== "")
      .join("\n"),
  }),
};
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
    startDate: readDate(record.startDate),
    endDate: readDate(record.endDate),
    description: readDescription(
      record,
      ["description", "summary"],
      ["id", "name", "roles", ...DATES],
    ),
  }),
};
