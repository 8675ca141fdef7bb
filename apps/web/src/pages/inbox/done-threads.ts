/** Conversations that one is done with, remembered in this browser; a newer mail brings one back. */
import { createPreference, usePreference } from "../../preferences/preference.ts";

/** More are hardly still in the list. */
const MOST = 300;

const done = createPreference<string>({
  key: "bole.inbox.done",
  values: (raw) => raw,
  fallback: () => "",
});

const idsOf = (raw: string) => raw.split(" ").filter((id) => id !== "");

export function useDoneThreads() {
  const ids = new Set(idsOf(usePreference(done)));
  return {
    isDone: (newest: string) => ids.has(newest),
    finish: (newest: string) => done.set([...idsOf(done.get()), newest].slice(-MOST).join(" ")),
    reopen: (newest: string) =>
      done.set(
        idsOf(done.get())
          .filter((id) => id !== newest)
          .join(" "),
      ),
  };
}
