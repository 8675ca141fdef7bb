/** The head of a JSON Resume. A picture is left out: it must have no part in judging anybody. */
import { Basic } from "../../../model/resume-data.ts";
import { firstLine, lineOf, recordOf, recordsOf, textOf } from "../unknown-json.ts";
import { type Translation, withoutEmpty } from "./exact.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const basics: Translation<Basic> = {
  schema: Basic,
  write: ({ name, title, email, phone, location, summary, links }) => {
    const [url, ...profiles] = links.filter(isAddress);
    return withoutEmpty({
      name,
      label: title,
      email: EMAIL.test(email) ? email : "",
      phone,
      url,
      summary,
      location: location === "" ? undefined : { city: location },
      profiles: profiles.map(profileOf),
    });
  },
  read: (record) => ({
    name: lineOf(record.name),
    title: lineOf(record.label),
    email: lineOf(record.email),
    phone: lineOf(record.phone),
    location: placeOf(record.location),
    summary: textOf(record.summary),
    links: [
      firstLine(record, "url", "website"),
      ...recordsOf(record.profiles).map((profile) => textOf(profile.url)),
    ].filter((link) => link !== ""),
  }),
};

function isAddress(link: string): boolean {
  return /^https?:\/\//.test(link) && URL.canParse(link);
}

function profileOf(url: string) {
  const { hostname, pathname } = new URL(url);
  const network = hostname.replace(/^www\./, "");
  return withoutEmpty({ network, username: pathname.split("/").findLast(Boolean), url });
}

function placeOf(value: unknown): string {
  const record = recordOf(value);
  if (record === null) return textOf(value);
  const parts = ["address", "city", "region", "postalCode", "countryCode"];
  return parts.flatMap((part) => textOf(record[part]) || []).join(", ");
}
