/** What somebody may add to a plan: the specialists' agents, without the parts that they are made of. */
import { assertJson, type Registry } from "@bole/engine";
import { Specialist } from "@bole/recruiter";
import type { StepCatalogue } from "../http/contract/recruiter.ts";

export function stepCatalogue(registry: Registry): StepCatalogue["items"] {
  return registry.catalogue().flatMap(({ name, description, effects, input, tags }) => {
    const agent = Specialist.options.find((specialist) => name.startsWith(`${specialist}_`));
    if (agent === undefined || tags.part_of !== undefined) return [];
    const takes = assertJson(input, "A schema");
    return [{ uses: name, agent, about: description, effects: [...effects], input: takes }];
  });
}
