/** `paste`: text that was handed over becomes an entry as a whole; somebody looks at it before it holds. */
import { z } from "zod";
import { parseEntryText } from "../entry-text.ts";
import { isListName, sectionFor } from "../places.ts";
import { clean } from "../values.ts";
import { aboutSection, asks, focusSection, resumeTool, WORDS } from "./resume-tool.ts";

export const pasteTool = resumeTool({
  name: "paste",
  label: { zh: "粘贴内容", en: "Paste a text" },
  description: "Makes an entry of a text that the person has pasted.",
  input: z.object({
    section: z
      .enum(["basic", "education", "work", "projects", "skills", "other", "all"])
      .optional()
      .catch(undefined),
    content: WORDS,
  }),
  risk: "change",
  words: ["content"],
  headline: null,
  run({ section, content }, desk) {
    const text = content
      .map((words) => words.text)
      .join("\n")
      .trim();
    if (text === "")
      return asks(desk, "content", { zh: "请把内容贴过来。", en: "Please paste the text." });
    desk.reasons.add("odd");
    const said = sectionFor(section) ?? focusSection(desk);
    if (said === "skillContent") desk.add("skillContent", clean(text));
    else if (said === "basic") desk.add("basic.summary", text);
    else {
      const list = isListName(said) ? said : "workExperience";
      desk.add(list, parseEntryText(text, list, desk));
    }
    return { about: aboutSection(said ?? "workExperience", desk) };
  },
});
