/** Words about one thing that waits, from a page or a program: read as if they were said while only it waits. */
import { collapse } from "@bole/base";
import { recruiterErrors } from "../errors.ts";
import type { DecisionValue } from "../model/decision.ts";
import type { ReadDecision } from "../workflows/parts.ts";
import { NOTHING_KNOWN } from "./memory.ts";
import { IncomingMessage } from "./message.ts";
import type { UnderstandingParts } from "./parts.ts";
import type { Reading } from "./reading.ts";
import { understand } from "./understand.ts";

interface DecisionReaderParts extends UnderstandingParts {
  readonly now: () => Date;
}

export const decisionReader =
  ({ now, ...parts }: DecisionReaderParts): ReadDecision =>
  async (tenant, text, about, language) => {
    const message = IncomingMessage.parse({
      ...{ session_id: about.workflow_id, message_id: about.interrupt_id },
      ...{ message: text, user: "decision", roles: ["owner"] },
    });
    const memory = { ...NOTHING_KNOWN, language };
    const unread = { message, memory, pending: [about], isDecision: true };
    const reading = await understand(parts, unread, {
      ...{ tenant, signal: new AbortController().signal },
      clock: { now: () => now().getTime(), setTimer: () => () => undefined },
    });
    return changeIn(reading, about.interrupt_id) ?? unclear(text, reading);
  };

/** Whoever asks for a change has not said yes or no: only a change is taken. */
function changeIn({ answered }: Reading, interruptId: string): DecisionValue | undefined {
  const decision = answered?.decisions.find(({ interrupt_id }) => interrupt_id === interruptId);
  return decision?.decision === "modify" ? decision.value : undefined;
}

function unclear(text: string, { said, is_question, language }: Reading): never {
  const words = collapse(text).slice(0, 100);
  const detail = {
    zh: `没看懂“${words}”要改什么。`,
    en: `It is not clear what “${words}” should change.`,
  };
  throw recruiterErrors.error("decision-invalid", {
    detail: is_question && said !== "" ? said : detail[language],
  });
}
