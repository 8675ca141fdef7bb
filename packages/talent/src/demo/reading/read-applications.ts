/** One line for each change of stage; lines that name nobody go on with the application before. */
import { DemoApplication } from "../demo-data.ts";
import { check, type Row, readRows } from "./read-table.ts";

export function readApplications(file: string, text: string): DemoApplication[] {
  const applications: { person: string; job: string; events: Row[] }[] = [];
  for (const { person = "", job = "", ...event } of readRows(file, text)) {
    if (person !== "") applications.push({ person, job, events: [] });
    applications.at(-1)?.events.push(event);
  }
  return applications.map((application) =>
    check(DemoApplication, application, `${file} (${application.person}, ${application.job})`),
  );
}
