/** By which words degrees, schools, subjects, employers, positions, places and names are known. */
export { findDegrees, majorScore, schoolScore } from "./degrees.ts";
export { isChineseName, latinNameLength } from "./names.ts";
export { organisationScore } from "./organisations.ts";
export { isPlace } from "./places.ts";
export { positionScore } from "./positions.ts";
