import { defineAgent } from "@bole/engine";
import { PART } from "../../router/parts.ts";
import { ChatState, type FoundRecord } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";

const RECORDS = 3;

/** What the workspace has that an unclear message may mean. */
export const buildContextNode = ({ talent }: ChatParts) =>
  defineAgent({
    name: "recruiter_build_context",
    description: "Finds what the workspace knows about an unclear message.",
    kind: "retrieval",
    tags: PART,
    input: ChatState.pick({ message: true, reading: true }),
    output: ChatState.pick({ context: true }),
    run: async ({ message, reading }, { tenant }) => {
      // What is counted or listed is asked of the tables themselves.
      const isOpen = reading.asks.some(({ topic }) => topic === "open") || isNothing(reading);
      const records = isOpen ? await recordsFor(talent, tenant, message) : [];
      return { context: { records } };
    },
  });

const isNothing = ({ asks, said, actions, spoken }: ChatState["reading"]) =>
  asks.length === 0 && actions.length === 0 && said === "" && spoken === null;

async function recordsFor(
  { people }: ChatParts["talent"],
  tenant: string,
  message: string,
): Promise<FoundRecord[]> {
  const principal = { tenant, user: "recruiter", roles: [] };
  const q = message.slice(0, 500);
  const { hits } = await people.find(principal, { q, limit: RECORDS });
  return hits.map(({ id, title, snippet }) => ({
    link: { kind: "person" as const, id, title },
    text: snippet,
  }));
}
