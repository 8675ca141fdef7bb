/**
 * open-resume's parser, out of a checkout that `OPEN_RESUME` names. It is under the AGPL and therefore no part of Bole. Its
 * files are loaded as they are; only how it reads a PDF is done here, with the same pdf.js, since it does that in a browser.
 */
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { getDocumentProxy } from "unpdf";
import { z } from "zod";

const Parsed = z.object({
  profile: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  workExperiences: z.array(
    z.object({ company: z.string(), jobTitle: z.string(), date: z.string() }),
  ),
  educations: z.array(z.object({ school: z.string(), degree: z.string(), date: z.string() })),
});
export type OpenResumeParsed = z.infer<typeof Parsed>;

type OpenResumeParser = (pdf: Uint8Array) => Promise<OpenResumeParsed>;

interface Steps {
  readonly groupTextItemsIntoLines: (items: unknown) => unknown;
  readonly groupLinesIntoSections: (lines: unknown) => unknown;
  readonly extractResumeFromSections: (sections: unknown) => unknown;
}

/** Where a form of its page would be; the parser only wants to know that nothing is in it. */
const STATE = "open-resume:state";

export async function loadOpenResume(checkout: string): Promise<OpenResumeParser> {
  const app = path.join(checkout, "src/app");
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === "lib/redux/resumeSlice") return { url: STATE, shortCircuit: true };
      if (!specifier.startsWith("lib/")) return next(specifier, context);
      const file = path.join(app, specifier);
      const found = [`${file}.ts`, path.join(file, "index.ts")].find((one) => existsSync(one));
      return found === undefined
        ? next(specifier, context)
        : { url: pathToFileURL(found).href, format: "module-typescript", shortCircuit: true };
    },
    load(url, context, next) {
      if (url !== STATE) return next(url, context);
      const source =
        "export const initialFeaturedSkills = Array(6).fill({ skill: '', rating: 4 });";
      return { format: "module", source, shortCircuit: true };
    },
  });
  const parser = path.join(app, "lib/parse-resume-from-pdf");
  const step = (name: string) => import(pathToFileURL(path.join(parser, name)).href);
  const steps: Steps = {
    ...(await step("group-text-items-into-lines.ts")),
    ...(await step("group-lines-into-sections.ts")),
    ...(await step("extract-resume-from-sections/index.ts")),
  };
  return async (pdf) => {
    const lines = steps.groupTextItemsIntoLines(await textItems(pdf));
    return Parsed.parse(steps.extractResumeFromSections(steps.groupLinesIntoSections(lines)));
  };
}

/** As its `read-pdf.ts` does. */
async function textItems(pdf: Uint8Array): Promise<unknown[]> {
  const document = await getDocumentProxy(pdf.slice());
  const all: unknown[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent();
    // Fonts are known once the page's operators are.
    await page.getOperatorList();
    for (const item of items) {
      if (!("str" in item)) continue;
      const { str, transform, fontName, width, height, hasEOL } = item;
      if (!hasEOL && str.trim() === "") continue;
      const font: { readonly name: string } = page.commonObjs.get(fontName);
      const text = str.replace(/-\u00ad‐/g, "-");
      const [x, y] = [transform[4], transform[5]];
      all.push({ text, x, y, width, height, hasEOL, fontName: font.name });
    }
  }
  return all;
}
