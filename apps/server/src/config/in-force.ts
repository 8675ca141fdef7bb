/** What is in force, variable by variable, safe to print and to send. */
import { resolve } from "node:path";
import type { Setting } from "../http/contract/system.ts";
import { maskSecret, maskUrl } from "./mask.ts";
import { Environment, notes } from "./settings.ts";

const SHOW = {
  no: (text: string) => text,
  all: maskSecret,
  url: maskUrl,
} as const;

/** `wrong`: variables whose value cannot be read, so that it is not known which part is secret. */
export function settingsInForce(
  given: Readonly<Record<string, string | undefined>>,
  cwd: string,
  wrong: ReadonlySet<string>,
): Setting[] {
  return Object.entries(Environment.shape).flatMap(([variable, schema]) => {
    const note = notes.get(schema);
    if (note === undefined) return [];
    const text = given[variable] ?? note.fallback;
    const show = note.secret !== "no" && wrong.has(variable) ? () => "***" : SHOW[note.secret];
    const shown = text === undefined ? null : show(text);
    return [
      {
        variable,
        value: note.isPath && shown !== null ? resolve(cwd, shown) : shown,
        source: given[variable] === undefined ? "default" : "environment",
        secret: note.secret !== "no",
        about: note.about,
      },
    ];
  });
}
