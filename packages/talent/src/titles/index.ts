export { inEnglish } from "./in-english.ts";
export { type Occupation, occupationOf } from "./occupations.ts";
export { asMeant, otherNames, withOtherNames } from "./other-names.ts";
