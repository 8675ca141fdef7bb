/** Whether a message answers what was proposed last: a plain yes or no, or "create it". */
import type { SessionMemory } from "../memory.ts";
import type { Topic } from "../reading.ts";
import { say } from "../text/said.ts";
import { isBare, isNo, isYes } from "./yes-no.ts";

const CREATE_IT =
  /^(?:(?:yes|ok(?:ay)?|好的?|可以|行|嗯)[,，!！. ]*)?(?:please )?(?:create|add|make)(?: (?:it|that|this|the job))?(?: please)?[.!]?$|^(?:好的?|可以|行|嗯)?[,，]?(?:就)?(?:这样)?(?:创建|新建|建)(?:它|这个|这个职位|职位)?(?:吧|了)?[。!！]?$/u;

export function answerToProposal(
  message: string,
  { proposal }: SessionMemory,
): Extract<Topic, "yes_to_proposal" | "no_to_proposal"> | null {
  if (proposal === null) return null;
  const { cues } = say(message);
  if (CREATE_IT.test(cues.trim()) || (isYes(cues) && isBare(cues))) return "yes_to_proposal";
  return isNo(cues) && isBare(cues) ? "no_to_proposal" : null;
}
