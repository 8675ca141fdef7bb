import { TenantId } from "@bole/base";
import { VfsEntry } from "@bole/engine";
import { z } from "zod";

export const Encoding = z.enum(["utf8", "base64"]);
export type Encoding = z.infer<typeof Encoding>;

const Base64 = z.base64();

export const NewFile = z
  .strictObject({
    path: z.string().min(1).max(1_000),
    content: z.string(),
    encoding: Encoding.default("utf8"),
    mime: z.string().max(200).optional(),
    tags: z.array(z.string().min(1).max(50)).max(20).default([]),
    tenant: TenantId.optional(),
  })
  .refine(({ content, encoding }) => encoding === "utf8" || Base64.safeParse(content).success, {
    path: ["content"],
    message: "is not base64",
  });
export type NewFile = z.input<typeof NewFile>;

export const File = VfsEntry.extend({ content: z.string(), encoding: Encoding });
export type File = z.infer<typeof File>;

export const FileList = z.object({
  files: z.array(VfsEntry),
  truncated: z.boolean().describe("Whether what older runs have left is not in the list"),
});
export type FileList = z.infer<typeof FileList>;
