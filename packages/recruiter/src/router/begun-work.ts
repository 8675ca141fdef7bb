/** Work of a workflow among what was done in a conversation: it is not undone by a word, and says so. */
import type { ApprovalKind } from "../model/events.ts";
import type { Inverse, Undoable } from "../model/undoable.ts";
import type { Pending } from "../reading/pending.ts";

type About = Extract<Inverse, { readonly kind: "none" }>["about"];

const work = (id: string, about: About): Undoable => ({
  ...{ id, tool: "run_workflow", label: "" },
  inverse: { kind: "none", about },
});

/** Nothing has left yet: it waits for somebody on the way. */
export const begunWork = (runId: string): Undoable => work(runId, "work");

const ABOUT: Readonly<Partial<Record<ApprovalKind, About>>> = {
  mails: "mails",
  slots: "interviews",
  stages: "people",
};

export const answeredWork = (runId: string, asked: Pending | undefined): Undoable =>
  work(runId, ABOUT[asked?.kind ?? "other"] ?? "work");
