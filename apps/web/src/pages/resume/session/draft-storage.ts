/** What is not saved yet, kept in the browser until it is: a closed window loses nothing. */
import type { Draft } from "./resume-session.ts";

export function draftsOf(resumeId: string) {
  const key = `bole.resume.${resumeId}`;
  return {
    read: (): Draft | null => {
      try {
        const draft: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
        return isDraft(draft) ? draft : null;
      } catch {
        return null;
      }
    },
    write: (draft: Draft | null): boolean => {
      try {
        if (draft === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return draft === null;
      }
    },
  };
}

/** As this page writes it; an older one's draft of another shape is left alone. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("base" in value) || !("edits" in value) || !Array.isArray(value.edits)) return false;
  const { base } = value;
  return (
    typeof base === "object" &&
    base !== null &&
    "version" in base &&
    typeof base.version === "number" &&
    "data" in base &&
    typeof base.data === "object" &&
    base.data !== null &&
    "workExperience" in base.data
  );
}
