/** With facts the entry as told; without any a blank one, and a question for them. */
import type { Facts } from "../facts/read-facts.ts";
import { ENTRY_FIELDS, type ListSection } from "../lexicon/places.ts";
import { add, edits, type Outcome } from "../outcome.ts";
import { askFacts } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";

export function addEntry(section: ListSection, facts: Facts, scene: Scene): Outcome {
  const last = { section, entry_id: null, field: null, action: "add" as const };
  if (Object.keys(facts).length > 0) return edits([add(section, { ...facts })], last);
  const blank = Object.fromEntries(ENTRY_FIELDS[section].map((field) => [field, ""]));
  return {
    kind: "calls",
    calls: [add(section, blank)],
    last,
    ask: askFacts(scene.language, section),
    asked: {
      kind: "facts",
      section,
      entry_id: null,
      field: null,
      message: scene.message,
      options: [],
    },
  };
}
