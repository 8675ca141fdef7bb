/** The two tools by which a résumé is read and edited, as the model and the embedded solver name them. */
import { z } from "zod";
import { StorableJson } from "../model/storable-json.ts";

export const CVReaderParams = z.strictObject({
  path: z
    .string()
    .max(500)
    .optional()
    .describe("Such as education[0].school; the whole résumé without it"),
});
export type CVReaderParams = z.infer<typeof CVReaderParams>;

export const CVEditorParams = z.strictObject({
  path: z.string().min(1).max(500),
  action: z.enum(["update", "add", "delete"]),
  value: StorableJson.optional().describe("Needed to update and to add"),
});
export type CVEditorParams = z.infer<typeof CVEditorParams>;

export const ToolCall = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("CVReader"), params: CVReaderParams }),
  z.strictObject({ name: z.literal("CVEditor"), params: CVEditorParams }),
]);
export type ToolCall = z.infer<typeof ToolCall>;
