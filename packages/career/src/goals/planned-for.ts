/** What a plan is for: an occupation, or a choice in the person's words of which nothing else is known. */
import type { Occupation } from "@bole/talent";
import { occupationById } from "../occupations/occupation-by-id.ts";

export const plannedFor = (occupation_id: string, words: string | null): Occupation =>
  occupation_id === ""
    ? {
        id: "",
        zh: words === null ? "你定下的方向" : `“${words}”`,
        en: words === null ? "what you decide on" : `“${words}”`,
        aliases: [],
        field: "",
        isco_08: "",
        tasks: { zh: [], en: [] },
        skills: { core: [], useful: [] },
        entry: { kind: "none", zh: "看具体要求", en: "as they ask" },
        remote: "possible",
        transitions: [],
        salary: "unknown",
        outlook: "unknown",
        as_of: "",
        sources: [],
      }
    : occupationById(occupation_id);
