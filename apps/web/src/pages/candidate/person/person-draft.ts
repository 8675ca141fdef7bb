/** A person as a form has them: no nulls, and only what was changed is sent. Pure. */
import type { Person, PersonChange } from "@bole/server/contract";

export type PersonDraft = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly time_zone: string;
  readonly headline: string;
  readonly consent: Person["consent"];
  readonly note: string;
};

export function draftOf({
  name,
  email,
  phone,
  location,
  time_zone,
  headline,
  consent,
  note,
}: Person): PersonDraft {
  return {
    name,
    email: email ?? "",
    phone: phone ?? "",
    location: location ?? "",
    time_zone: time_zone ?? "",
    headline: headline ?? "",
    consent,
    note,
  };
}

/** What is emptied is nothing, and not an empty text. */
export function changeOf(before: PersonDraft, after: PersonDraft): PersonChange {
  const differs = (field: keyof PersonDraft) => before[field] !== after[field];
  const orNull = (value: string) => (value.trim() === "" ? null : value.trim());
  return {
    ...(differs("name") && { name: after.name.trim() }),
    ...(differs("email") && { email: orNull(after.email) }),
    ...(differs("phone") && { phone: orNull(after.phone) }),
    ...(differs("location") && { location: orNull(after.location) }),
    ...(differs("time_zone") && { time_zone: orNull(after.time_zone) }),
    ...(differs("headline") && { headline: orNull(after.headline) }),
    ...(differs("consent") && { consent: after.consent }),
    ...(differs("note") && { note: after.note }),
  };
}
