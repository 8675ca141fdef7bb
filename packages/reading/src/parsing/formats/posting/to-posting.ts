/** A job as a JobPosting of schema.org, with the properties that Google requires where it has them. */
import type { JobDraft } from "../../../model/job-draft.ts";
import { countryOf, isCountry } from "../../job/fields/places.ts";
import { type JsonRecord, recordOf, textOf } from "../unknown-json.ts";
import { writeDegree, writeEmployment, writeYears } from "./demands.ts";
import { writeDescription } from "./description.ts";
import { writePlace } from "./place.ts";
import { writeSalary } from "./salary.ts";

export interface PostedJob extends JobDraft {
  readonly id: string;
  readonly created_at: string;
}

export function jobToPosting(job: PostedJob): JsonRecord {
  const { organisation, location, employment, salary, degree, closes_on, criteria } = job;
  const isRemote = job.remote === "remote";
  const country = countryOf(location);
  return withoutUndefined({
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: writeDescription(job.description || bareDescription(job)),
    identifier: { "@type": "PropertyValue", name: organisation || "Bole", value: job.id },
    datePosted: job.created_at.slice(0, 10),
    validThrough: closes_on === null ? undefined : `${closes_on}T23:59:59`,
    // The name that Google asks for where the employer is not to be named.
    hiringOrganization: { "@type": "Organization", name: organisation || "confidential" },
    jobLocation:
      location === "" || (isRemote && isCountry(location)) ? undefined : writePlace(location),
    jobLocationType: isRemote ? "TELECOMMUTE" : undefined,
    applicantLocationRequirements:
      isRemote && location !== ""
        ? { "@type": "Country", name: isCountry(location) ? location : (country ?? location) }
        : undefined,
    employmentType: employment === null ? undefined : writeEmployment(employment),
    baseSalary: salary === null ? undefined : writeSalary(salary),
    totalJobOpenings: job.places ?? undefined,
    experienceRequirements: writeYears({ min: job.min_years, max: job.max_years }),
    educationRequirements: degree === null ? undefined : writeDegree(degree),
    qualifications: criteria.length === 0 ? undefined : criteria.map(({ text }) => text).join("\n"),
  });
}

/** What Google requires of a posting and this one lacks. */
export function postingGaps(posting: JsonRecord): readonly string[] {
  const required = ["title", "description", "datePosted", "hiringOrganization"];
  const gaps = required.filter((name) => posting[name] === undefined || posting[name] === "");
  const address = recordOf(recordOf(posting.jobLocation)?.address);
  if (posting.jobLocationType === undefined && address === null) gaps.push("jobLocation");
  if (address !== null && textOf(address.addressCountry) === "") {
    gaps.push("jobLocation.address.addressCountry");
  }
  const isAnywhere = address === null && posting.applicantLocationRequirements === undefined;
  if (posting.jobLocationType !== undefined && isAnywhere)
    gaps.push("applicantLocationRequirements");
  return gaps;
}

function bareDescription({ title, criteria }: JobDraft): string {
  return [title, ...criteria.map(({ text }) => `- ${text}`)].join("\n");
}

function withoutUndefined(record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
