/**
 * What texts are read with, and nothing that opens a file, a database or a connection: light enough to
 * be loaded by every thread that reads.
 */

export { parseJob } from "./jobs/advertisements/parse-job.ts";
export * from "./knowledge/index.ts";
export * from "./model/application.ts";
export * from "./model/skill.ts";
export { allOccupations, occupationData } from "./occupations/data-set.ts";
export type { Occupation } from "./occupations/occupation.ts";
export { tasksOf } from "./occupations/tasks-of.ts";
export { degreeRank, type Qualifications, qualificationsIn } from "./profiles/qualifications.ts";
export { withoutOrders } from "./profiles/without-orders.ts";
export { withoutTraits } from "./profiles/without-traits.ts";
export { queryWords } from "./search/text/query-words.ts";
export * from "./skills/index.ts";
export * from "./titles/index.ts";
