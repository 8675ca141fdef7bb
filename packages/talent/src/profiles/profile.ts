/** Somebody as they are ranked: without anything that must not count. */
import { type Degree, languageOf, type TextLanguage } from "@bole/reading/text";
import type { Resume } from "../model/resume.ts";
import type { SearchEntry } from "../model/search.ts";
import type { Tags } from "../model/skill.ts";
import { findConcepts, tagsOf } from "../skills/index.ts";
import { withOtherNames } from "../titles/index.ts";
import { profileText } from "./profile-text.ts";
import { degreeOf } from "./qualifications.ts";
import { withoutTraits } from "./without-traits.ts";

export interface Profile {
  readonly person_id: string;
  /** The newest one; null where there is none. */
  readonly resume_id: string | null;
  /** What they do, in a few words. */
  readonly title: string;
  readonly text: string;
  readonly tags: Tags;
  readonly years: number | null;
  readonly degree: Degree | null;
  readonly language: TextLanguage;
  /** Where they live, by their résumé: of use to themselves, never to rank them by. */
  readonly location: string;
}

export interface Known {
  readonly id: string;
  readonly name: string;
  readonly headline: string | null;
}

export function profileOf(person: Known, resume: Resume | undefined): Profile {
  const { name } = person;
  const text =
    resume === undefined
      ? withoutTraits(person.headline ?? "", { name })
      : withoutTraits(profileText(resume.data), { name });
  const title = resume?.data.basic.title || resume?.data.workExperience[0]?.position;
  return {
    person_id: person.id,
    resume_id: resume?.id ?? null,
    title: withoutTraits(title || (person.headline ?? ""), { name }),
    text,
    tags: tagsOf(findConcepts(withOtherNames(text))),
    years: resume?.years ?? null,
    degree: resume === undefined ? null : degreeOf(resume.data.education),
    language: languageOf(text),
    location: resume?.data.basic.location ?? "",
  };
}

export function profileEntry(profile: Profile): SearchEntry {
  const { person_id, title, text, tags, years, language } = profile;
  return {
    kind: "profile",
    id: person_id,
    person_id,
    title,
    text,
    tags: [...tags.skill, ...tags.interest],
    location: "",
    years,
    language,
    status: "",
  };
}
