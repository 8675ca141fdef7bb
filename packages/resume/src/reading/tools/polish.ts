/** `polish`: says a text better, by the tool that any other edit uses. */
import type { Words } from "@bole/language";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { allEntries, textOf, textPath } from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import { isListName, sectionFor } from "../places.ts";
import { isSure } from "../sureness.ts";
import { linesFor } from "./lines.ts";
import {
  aboutEntry,
  aboutSection,
  asksWhich,
  type Done,
  resumeTool,
  WORDS,
} from "./resume-tool.ts";
import { whereOf } from "./where.ts";

const Input = z.object({
  section: z
    .enum(["summary", "education", "work", "projects", "skills", "other", "all"])
    .optional()
    .catch(undefined),
  ...{ entry: WORDS, line: WORDS, field: WORDS, wish: WORDS },
});

export const polishTool = resumeTool({
  name: "polish",
  label: { zh: "润色文字", en: "Polish a text" },
  description: "Words a description or the summary better, without new facts.",
  input: Input,
  risk: "change",
  words: ["entry", "line", "field", "wish"],
  headline: null,
  run: polish,
});

function polish({ section, entry, line }: z.output<typeof Input>, desk: Desk): Done {
  const said = sectionFor(section);
  // "“Cleaned stuff”, make that sound better": one line, wherever it stands.
  const found = line.length > 0 ? linesFor({ entry, line }, desk) : undefined;
  if (found && "found" in found && found.found[0] && found.found.length === 1) {
    const [one] = found.found;
    return at(textPath(one.entry), desk, aboutEntry(one.entry, desk, "line"), one.at);
  }
  return polishText(said, entry, desk);
}

function polishText(said: string | undefined, entry: readonly Words[], desk: Desk): Done {
  if (entry.length === 0 && said === "basic")
    return at("basic.summary", desk, aboutSection("basic", desk, "summary"));
  if (entry.length === 0 && said === "skillContent")
    return at("skillContent", desk, aboutSection("skillContent", desk));
  const list = isListName(said) ? said : undefined;
  const found = findEntries(
    entry.length > 0 ? entry : [{ text: "", ref: "pronoun" }],
    whereOf(desk, list),
  );
  if ("found" in found && found.found[0] && found.found.length === 1) {
    const [one] = found.found;
    return at(textPath(one), desk, aboutEntry(one, desk));
  }
  const withText = allEntries(desk.resume).filter(
    (one) => textOf(one) !== "" && (list === undefined || one.list === list),
  );
  const [only, ...more] = withText;
  if (only !== undefined && more.length === 0)
    return at(textPath(only), desk, aboutEntry(only, desk));
  return asksWhich(desk, "entry", "unclear" in found ? found : { unclear: [], words: "" });
}

function at(path: string, desk: Desk, about: Done["about"], line?: number): Done {
  const isUnsure = desk.call !== undefined && !isSure(desk.call, false);
  desk.instead = {
    ...{ kind: "polish", path },
    ...(line !== undefined && { line }),
    ...(isUnsure && { propose: "unsure" }),
  };
  return { ...(about && { about }) };
}
