import { defineAgent } from "@bole/engine";
import { ChatAction } from "../../model/chat-action.ts";
import { PART } from "../../router/parts.ts";
import { ChatState } from "../chat-state.ts";

/** More than this in one answer is no small thing any more. */
const MOST_ACTIONS = 20;

/** Only what has the form of an action becomes one; the rest of an answer is words. */
export const parseResponseNode = () =>
  defineAgent({
    name: "recruiter_parse_response",
    description: "Finds the actions in an answer, each by its schema.",
    kind: "evaluation",
    tags: PART,
    input: ChatState.pick({ reply: true }),
    output: ChatState.pick({ actions: true }),
    run: ({ reply }, { logger }) => {
      const read = reply.actions.map((action) => ChatAction.safeParse(action));
      for (const { error } of read) {
        if (error)
          logger.warn("An action of an answer has not the form of one.", { issues: error.issues });
      }
      const actions = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
      return { actions: actions.slice(0, MOST_ACTIONS) };
    },
  });
