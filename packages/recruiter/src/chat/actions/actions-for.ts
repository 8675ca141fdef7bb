/** The small thing that a message asks for, as data: nothing is done here. */

import { threadJob } from "@bole/base/threads";
import type { Asked } from "../../understanding/reading.ts";
import type { ChatAction, ChatState } from "../chat-state.ts";
import { jobFacts } from "./job-facts.ts";
import { titleIn } from "./title-in.ts";

export function actionsFor(
  asked: Asked,
  { attachments, memory }: Pick<ChatState, "attachments" | "memory">,
): ChatAction[] {
  const { topic, job_id, person_ids, to_stage, text } = asked;
  switch (topic) {
    case "create_job": {
      const [, ...rest] = text.split("\n");
      const description = rest.join("\n").trim();
      const [line = ""] = text.split("\n");
      const called = titleIn(text, description);
      if (called === null) return [];
      const draft = description === "" ? jobFacts(line, called) : { title: called, description };
      return [{ kind: "create_job", draft: { ...draft } }];
    }
    case "yes_to_proposal":
    case "no_to_proposal":
      return memory.proposal === null
        ? []
        : [
            {
              kind: "answer_proposal",
              effect_id: memory.proposal,
              approve: topic === "yes_to_proposal",
            },
          ];
    case "publish_job":
      return job_id === null ? [] : [{ kind: "publish_job", job_id }];
    case "move_stage":
      return to_stage === null
        ? []
        : person_ids.slice(0, 5).map((person_id) => ({
            ...{ kind: "move_stage" as const, person_id, job_id: job_id ?? "", to: to_stage },
            reason: reasonIn(text) ?? text.slice(0, 200),
          }));
    case "add_candidate":
      return job_id === null
        ? []
        : person_ids
            .slice(0, 5)
            .map((person_id) => ({ kind: "add_candidate" as const, person_id, job_id }));
    case "import":
      return [{ kind: "import", attachment_ids: attachments.map(({ id }) => id), job_id }];
    default:
      return [];
  }
}

export const actionsForJob = threadJob<typeof actionsFor>(new URL(import.meta.url), "actionsFor");

function reasonIn(text: string): string | null {
  const said =
    /(?:因为|原因是?|理由是?|由于|because|since|reason:?)\s*[:：]?\s*([^。\n]{2,200})/iu.exec(
      text,
    )?.[1];
  return said?.trim() ?? null;
}
