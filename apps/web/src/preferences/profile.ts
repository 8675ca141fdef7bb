/** Puts into force what the profile of whoever is signed in says: their time zone, and at sign-in their language. */
import { type Language, language } from "./language.ts";
import { chooseZone } from "./zone.ts";

interface Profile {
  readonly id: string;
  readonly language: Language | null;
  readonly time_zone: string | null;
}

let before: string | null | undefined;

export function adoptProfile(user: Profile | null): void {
  chooseZone(user?.time_zone ?? null);
  // On a reload the language is left as it was last chosen in this browser.
  if (before === null && user?.language) language.set(user.language);
  before = user?.id ?? null;
}
