import { countryOf } from "../../job/fields/places.ts";
import { type JsonRecord, listOf, recordOf, textOf } from "../unknown-json.ts";

/** From `jobLocation`, or from where applicants must live, as one line. */
export function readPlace(posting: JsonRecord): string {
  const places = listOf(posting.jobLocation).map(placeLine).filter(Boolean);
  if (places.length > 0) return [...new Set(places)].join(" / ");
  return listOf(posting.applicantLocationRequirements).map(nameOf).filter(Boolean).join(" / ");
}

function placeLine(place: unknown): string {
  const record = recordOf(place);
  if (record === null) return textOf(place);
  const address = recordOf(record.address);
  if (address === null) return textOf(record.address) || textOf(record.name);
  const locality = textOf(address.addressLocality);
  const region = textOf(address.addressRegion);
  const country = nameOf(address.addressCountry);
  const parts = [locality, region === locality ? "" : region].filter(Boolean);
  if (parts.length === 0) parts.push(...[textOf(address.streetAddress)].filter(Boolean));
  // "上海" lies in China; nobody writes both.
  const isClear = country.length === 2 && countryOf(parts.join(", ")) === country.toUpperCase();
  return [...parts, isClear ? "" : country].filter(Boolean).join(", ");
}

function nameOf(value: unknown): string {
  const record = recordOf(value);
  return record === null ? textOf(value) : textOf(record.name);
}

export function writePlace(location: string): JsonRecord {
  const country = countryOf(location);
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: location,
      ...(country === null ? {} : { addressCountry: country }),
    },
  };
}
