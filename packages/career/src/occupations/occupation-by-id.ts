import type { Occupation } from "@bole/talent";
import { occupationData } from "@bole/talent/reading";
import { careerErrors } from "../errors.ts";

export function occupationById(id: string): Occupation {
  const found = occupationData().occupations.get(id);
  if (found) return found;
  throw careerErrors.error("occupation-unknown", `There is no occupation "${id}".`);
}
