/** What is in force, variable by variable, safe to print and to send. */
import type { Setting } from "../http/contract/system.ts";
import { maskSecret, maskUrl } from "./mask.ts";
import { Environment, notes } from "./settings.ts";

const SHOW = {
  no: (text: string) => text,
  all: maskSecret,
  url: maskUrl,
} as const;

export function settingsInForce(given: Readonly<Record<string, string | undefined>>): Setting[] {
  return Object.entries(Environment.shape).flatMap(([variable, schema]) => {
    const note = notes.get(schema);
    if (note === undefined) return [];
    const text = given[variable] ?? note.fallback;
    return [
      {
        variable,
        value: text === undefined ? null : SHOW[note.secret](text),
        source: given[variable] === undefined ? "default" : "environment",
        secret: note.secret !== "no",
        about: note.about,
      },
    ];
  });
}
