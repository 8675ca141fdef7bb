import { defineAgent } from "@bole/engine";
import { PART } from "../../router/parts.ts";
import { ChatState, type FoundRecord } from "../chat-state.ts";
import type { ChatParts } from "../parts.ts";

/** How far back a conversation is looked at, and how many records are looked up. */
const TURNS = 12;
const RECORDS = 6;

/** What was said before, and what the workspace has about it. */
export const buildContextNode = ({ sessions, talent }: ChatParts) =>
  defineAgent({
    name: "recruiter_build_context",
    description: "Loads what was said before, and finds what the workspace knows about it.",
    kind: "retrieval",
    tags: PART,
    input: ChatState.pick({ session_id: true, message: true, reading: true }),
    output: ChatState.pick({ context: true }),
    run: async ({ session_id, message, reading }, { tenant }) => {
      const history = await sessions.history(tenant, session_id, TURNS);
      // What is counted or listed is asked of the tables themselves.
      const isOpen = reading.asks.some(({ topic }) => topic === "open") || isNothing(reading);
      const records = isOpen ? await recordsFor(talent, tenant, message) : [];
      return { context: { history: history.map((said) => ({ ...said })), records } };
    },
  });

const isNothing = ({ asks, said, actions }: ChatState["reading"]) =>
  asks.length === 0 && actions.length === 0 && said === "";

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
