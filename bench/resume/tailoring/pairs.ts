/** Résumés with an advertisement each: `*.json` of `{ resume, ad, lang }`. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { digestFile, ResumeData, TextLanguage } from "@bole/talent";
import { z } from "zod";

const Pair = z.object({
  resume: z
    .union([z.string().min(1), z.record(z.string(), z.unknown())])
    .describe("Plain text, JSON Resume, or a résumé as Bole keeps it"),
  ad: z.string().min(1),
  lang: TextLanguage,
});

export interface ReadPair {
  readonly name: string;
  readonly language: TextLanguage;
  readonly data: ResumeData;
  readonly ad: string;
}

/** Each résumé is read as if somebody had uploaded it. */
export async function readPairs(folder: string, today: Date): Promise<ReadPair[]> {
  const files = globSync("*.json", { cwd: folder }).toSorted();
  return Promise.all(
    files.map(async (file): Promise<ReadPair> => {
      const { resume, ad, lang } = Pair.parse(
        JSON.parse(readFileSync(path.join(folder, file), "utf8")),
      );
      const name = path.basename(file, ".json");
      return { name, language: lang, ad, data: await readResume(resume, name, today) };
    }),
  );
}

async function readResume(
  resume: string | Record<string, unknown>,
  name: string,
  today: Date,
): Promise<ResumeData> {
  const [text, kind] =
    typeof resume === "string" ? [resume, "txt"] : [JSON.stringify(resume), "json"];
  const bytes = new TextEncoder().encode(text);
  const digest = await digestFile({ name: `${name}.${kind}`, bytes }, today, {});
  return ResumeData.parse(digest.resume.data);
}
