/** `show`: what stands on the résumé. */
import { z } from "zod";
import { entriesOf, entryItem } from "../entries.ts";
import { findEntries } from "../find-entries.ts";
import { basicField, entryField, isListName, sectionFor } from "../places.ts";
import { aboutEntry, aboutSection, resumeTool, WORDS } from "./resume-tool.ts";
import { whereOf } from "./where.ts";

export const showTool = resumeTool({
  name: "show",
  label: { zh: "查看简历", en: "Show the résumé" },
  description: "Shows the résumé, a section, an entry or a field.",
  input: z.object({
    section: z
      .enum(["basic", "summary", "education", "work", "projects", "skills", "other", "all"])
      .optional()
      .catch(undefined),
    field: z.string().optional(),
    entry: WORDS,
    field_words: WORDS,
  }),
  risk: "read",
  words: ["entry", "field"],
  headline: "section",
  run({ section, field, entry }, desk) {
    const said = section === "summary" ? undefined : sectionFor(section);
    const list = isListName(said) ? said : undefined;
    if (entry.length > 0) {
      const found = findEntries(entry, whereOf(desk, list));
      const [one] = "found" in found ? found.found : [];
      if (one !== undefined) {
        const name = field && entryField(one.list, field);
        desk.read(name === undefined || name === "" ? one.path : `${one.path}.${name}`);
        return { about: aboutEntry(one, desk) };
      }
    }
    if (section === "summary" || field === "summary") desk.read("basic.summary");
    else if (field === "skills" || said === "skillContent") desk.read("skillContent");
    else if (field !== undefined && basicField(field) !== undefined && list === undefined)
      desk.read(`basic.${basicField(field)}`);
    else desk.read(said);
    const items = list === undefined ? [] : entriesOf(desk.resume, list).map(entryItem);
    return { about: aboutSection(said ?? "all", desk), ...(items.length > 0 && { list: items }) };
  },
});
