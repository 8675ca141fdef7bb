/** Moves one candidate to another stage, through the gate of effects. */
import { isBoleError } from "@bole/base";
import { type Agent, defineAgent } from "@bole/engine";
import { Stage } from "@bole/talent";
import { z } from "zod";
import { StageProposal } from "../../model/index.ts";
import { EffectAnswer } from "../shared/effect-answer.ts";

export const MovedStage = z.object({
  application_id: z.string(),
  person_id: z.string(),
  name: z.string(),
  job_id: z.string(),
  from: Stage,
  to: Stage,
  state: z.enum(["moved", "awaiting_approval", "changed_meanwhile"]),
  why: z.string(),
});
export type MovedStage = z.infer<typeof MovedStage>;

export function pipelineExecute(): Agent {
  return defineAgent({
    name: "pipeline_execute",
    description: "Moves one candidate to another stage through the gate of effects.",
    kind: "generation",
    effects: ["move_stage"],
    input: z.object({ proposal: StageProposal }),
    output: MovedStage,
    run: async ({ proposal }, ctx): Promise<MovedStage> => {
      const { application_id, person_id, name, job_id, from, to, reason, version } = proposal;
      const head = { application_id, person_id, name, job_id, from, to };
      const payload = { application_id, to, reason, version };
      try {
        const request = { kind: "move_stage", target: application_id, payload };
        const { state } = EffectAnswer.parse(await ctx.effects.request(request));
        return { ...head, state: state === "done" ? "moved" : "awaiting_approval", why: reason };
      } catch (error) {
        // Somebody has moved them since the proposal was made: their decision stands.
        if (!isBoleError(error) || error.code !== "version-conflict") throw error;
        return { ...head, state: "changed_meanwhile", why: error.code };
      }
    },
  });
}
