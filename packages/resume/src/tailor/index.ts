export { tailorJob } from "./tailor.ts";
export { Tailoring } from "./tailoring.ts";
