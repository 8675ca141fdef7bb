export { closestLines } from "./closest-lines.ts";
export { tailorJob } from "./tailor.ts";
export { Tailoring } from "./tailoring.ts";
