export { around as areasAround, overlaps as areasOverlap } from "./around.ts";
export { areasOfLocation, findAreas, type NamedArea } from "./find-areas.ts";
