/** What a résumé says of its person. What somebody wrote by hand is never overwritten by a file. */
import type { ResumeData } from "@bole/reading/text";
import type { Person } from "../model/person.ts";
import { storableText } from "../sql/columns.ts";

type Told = Pick<Person, "name" | "email" | "phone" | "location" | "headline">;

export function toldBy(data: ResumeData): Told {
  const { basic } = data;
  return {
    name: storableText(basic.name).trim(),
    email: orNull(basic.email),
    phone: orNull(basic.phone),
    location: orNull(basic.location),
    headline: orNull(headlineOf(data)),
  };
}

/** What somebody is, in a few words. */
export function headlineOf({ basic, workExperience, education }: ResumeData): string {
  const [work] = workExperience;
  const [studies] = education;
  return (
    [
      basic.title,
      joined(work?.position, work?.company),
      joined(studies?.major, studies?.school),
    ].find((text) => text !== "") ?? ""
  );
}

/**
 * Somebody we know, with what a newer résumé says: what was not known, and the place and headline as
 * far as they are those of the résumé before.
 */
export function updated(person: Person, data: ResumeData, before: ResumeData | undefined): Person {
  const told = toldBy(data);
  const past = before === undefined ? undefined : toldBy(before);
  const newer = (field: "location" | "headline") =>
    person[field] === null || person[field] === past?.[field]
      ? (told[field] ?? person[field])
      : person[field];
  return {
    ...person,
    name: person.name === "" ? told.name : person.name,
    email: person.email ?? told.email,
    phone: person.phone ?? told.phone,
    location: newer("location"),
    headline: newer("headline"),
  };
}

function orNull(text: string): string | null {
  const clean = storableText(text).trim();
  return clean === "" ? null : clean;
}

function joined(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== "").join(" · ");
}
