/** The recruiter's tools as a model is shown them. */
import { readInventories } from "@bole/language";
import { toolSchemas } from "@bole/language/native";
import { RECRUITER_TOOLS } from "../reading/tools/index.ts";

export const RECRUITER_CHAT_TASK = "recruiter_chat";

const inventory = readInventories().find(({ product }) => product === "recruiter");
if (inventory === undefined) throw new Error("The recruiter has no inventory of tools.");
export const INVENTORY = inventory;

export const TOOL_SCHEMAS = toolSchemas(RECRUITER_TOOLS, INVENTORY);
