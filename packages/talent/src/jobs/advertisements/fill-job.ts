import * as reading from "@bole/reading/model-fill";
import { findSkills } from "./find-skills.ts";

/** What a model quotes for the fields that the rules left open, with the taxonomy's skills. */
export const fillJob = (...[models, parsed, ctx]: Parameters<typeof reading.fillJob>) =>
  reading.fillJob(models, parsed, ctx, findSkills);
