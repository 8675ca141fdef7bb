export { inEnglish } from "./in-english.ts";
export { type OccupationNames, occupationOf } from "./occupations.ts";
export { asMeant, otherNames, withOtherNames } from "./other-names.ts";
