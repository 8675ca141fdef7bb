/** The résumé's tools as a model is shown them, without those that only say that a model is needed. */
import { readInventories } from "@bole/language";
import { toolSchemas } from "@bole/language/native";
import { RESUME_TOOLS } from "../reading/tools/index.ts";
import { CV_EDITOR } from "./exact-edits.ts";

export const RESUME_CHAT_TASK = "resume_chat";

const inventory = readInventories().find(({ product }) => product === "resume");
if (inventory === undefined) throw new Error("The résumé has no inventory of tools.");
export const INVENTORY = inventory;

/** What a model writes by itself, and what it does by CVEditor: paths say more exactly than words what is meant. */
const OWN: readonly string[] = [
  ...["language", "review", "tailor", "cover_letter", "polish", "paste"],
  ...["set", "add", "delete", "move", "sort", "split", "join", "replace"],
];

export const TOOL_SCHEMAS = [CV_EDITOR, ...toolSchemas(RESUME_TOOLS, INVENTORY, OWN)];
