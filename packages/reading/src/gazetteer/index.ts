export { areasOfLocation } from "./areas-of-location.ts";
export { around as areasAround, overlaps as areasOverlap } from "./around.ts";
export { findAreas } from "./find-areas.ts";
