/** The session of an open résumé, for as long as the page shows it. */
import type { Resume } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { editResume, resumeKey } from "../../../api/resumes.ts";
import { draftsOf } from "./draft-storage.ts";
import { failureOf } from "./failure-of.ts";
import { createResumeSession } from "./resume-session.ts";

export function useResumeSession(resume: Resume) {
  const client = useQueryClient();
  const [session] = useState(() =>
    createResumeSession(resume, {
      send: async (base_version, edits) => {
        const saved = await editResume(resume.id, { base_version, edits: [...edits] });
        return saved.resume;
      },
      failureOf,
      drafts: draftsOf(resume.id),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.get);
  // What another window, the chat or an undo made of it.
  useEffect(() => session.adopt(resume), [session, resume]);
  const { version } = state.stored;
  useEffect(() => {
    if (version > resume.version) {
      void client.invalidateQueries({ queryKey: resumeKey(resume.id) });
    }
  }, [client, version, resume.version, resume.id]);
  useEffect(() => () => void session.flush(), [session]);
  useAskBeforeClosing(state.isAtRisk);
  return { session, state };
}

/** Only where the browser keeps nothing would closing the window lose something. */
function useAskBeforeClosing(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAtRisk]);
}
