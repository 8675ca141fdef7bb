/**
 * Reads conversations written by hand, with calls and spans marked in the text:
 *
 *     = voice: agency recruiter, terse | lang: en
 *     k: person=Amy Chen|Raj Patel; job=Staff Nurse
 *     s: job=Staff Nurse; list=person:Amy Chen|Raj Patel
 *     u: <write_mail purpose=rejection>send <who>raj</who> a rejection</write_mail>
 *
 * An empty line begins a new conversation with an empty state. Every mistake is reported, with its line.
 */

import { knownWords, type Records } from "../text/known-words.ts";
import type { Inventory } from "./inventory.ts";
import { readMessage } from "./read-message.ts";
import { ExampleLanguage, Turn } from "./turn.ts";

export interface MarkupIssue {
  readonly line: number;
  readonly message: string;
}

export interface ReadTurns {
  readonly turns: readonly Turn[];
  readonly issues: readonly MarkupIssue[];
}

/** @param name begins the ids of the turns and conversations */
export function readMarkup(text: string, inventory: Inventory, name: string): ReadTurns {
  const turns: Turn[] = [];
  const issues: MarkupIssue[] = [];
  let voice: Voice = { voice: "", language: "" };
  let records: Records | null = null;
  let state: Record<string, string> = {};
  let conversation = 0;
  let isNew = true;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    const report = (message: string) => issues.push({ line: index + 1, message });
    const body = line.slice(2).trim();
    if (line === "") isNew = true;
    else if (line.startsWith("= ")) {
      isNew = true;
      voice = readVoice(body, report);
      records = null;
    } else if (line.startsWith("k:")) records = readRecords(body, inventory, report);
    else if (line.startsWith("s:") || line.startsWith("u:")) {
      if (isNew) {
        conversation += 1;
        state = {};
        isNew = false;
      }
      if (line.startsWith("s:")) state = readState(body, inventory, report);
      else {
        const said = readMessage(body, inventory);
        const turn = Turn.safeParse({
          id: `${name}-${String(turns.length + 1).padStart(4, "0")}`,
          conversation: `${name}-c${conversation}`,
          ...voice,
          state,
          ...said,
          ...(records && "message" in said && { known: knownIn(said.message, records) }),
        });
        if (Array.isArray(said)) said.forEach(report);
        else if (turn.success) turns.push(turn.data);
        else for (const { path, message } of turn.error.issues) report(`${path}: ${message}`);
      }
    } else if (!line.startsWith("#")) report('a line begins with "= ", "k:", "s:", "u:" or "#"');
  }
  return { turns, issues };
}

type Report = (message: string) => void;

interface Voice {
  readonly voice: string;
  readonly language: string;
}

function readVoice(header: string, report: Report): Voice {
  const fields = new Map(
    header.split("|").map((field) => {
      const [key = "", ...value] = field.split(":");
      return [key.trim(), value.join(":").trim()];
    }),
  );
  const { voice = "", lang = "" } = Object.fromEntries(fields);
  if (voice === "") report("a header needs a voice");
  if (!ExampleLanguage.safeParse(lang).success) report(`the language "${lang}" is unknown`);
  return { voice, language: lang };
}

function readRecords(body: string, inventory: Inventory, report: Report): Records {
  const records: Record<string, string[]> = {};
  for (const part of body.split(";").map((piece) => piece.trim())) {
    const [kind = "", ...texts] = part.split("=");
    if (part !== "" && !inventory.known.includes(kind.trim()))
      report(`nothing on record is a "${kind.trim()}"`);
    const values = texts
      .join("=")
      .split("|")
      .map((text) => text.trim());
    records[kind.trim()] = values.filter((text) => text !== "");
  }
  return records;
}

const knownIn = (message: string, records: Records) =>
  knownWords(message, records).map(({ kind, place }) => ({ kind, span: place }));

function readState(body: string, inventory: Inventory, report: Report): Record<string, string> {
  const state: Record<string, string> = {};
  for (const part of body.split(";").map((piece) => piece.trim())) {
    if (part === "" || part === "-") continue;
    const [key = "", ...value] = part.split("=");
    if (inventory.state.includes(key.trim())) state[key.trim()] = value.join("=").trim();
    else report(`the state has no "${key.trim()}"`);
  }
  return state;
}
