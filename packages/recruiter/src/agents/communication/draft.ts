/**
 * A mail to one person, made of what is known of them and of the job. It is shown before it is sent.
 * Who must not get it, or gets one of its kind already, is left out before anything is written.
 */
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { writeDraft } from "../../drafting/write-draft.ts";
import { Draft, LeftOut } from "../../model/index.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { DraftInput } from "./draft-input.ts";

export function communicationDraft(parts: RecruiterParts): Agent {
  return defineAgent({
    name: "communication_draft",
    description: "Writes a mail to one person from facts of their résumé and of the job.",
    kind: "generation",
    input: DraftInput,
    output: z.union([LeftOut, Draft]),
    run: (input, ctx) => writeDraft(parts, readerOf(ctx), input, ctx),
  });
}
