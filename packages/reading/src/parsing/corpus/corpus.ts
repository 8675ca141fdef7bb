/**
 * The documents of the corpus: every person in several of their half's templates, each time in another
 * wording. People, templates and wordings of the test half are not those of the build half.
 */
import type { TextLanguage } from "../../model/language.ts";
import type { ResumeData } from "../../model/resume-data.ts";
import { layOut } from "./lay-out.ts";
import { type Half, readPeople } from "./read-people.ts";
import { paragraphDocx, tableDocx } from "./render/docx.ts";
import { plainHtml, tableHtml } from "./render/html.ts";
import { centred, leftBar, marginHeads, oneColumn } from "./render/pdf-build.ts";
import { dense, form, rightBar } from "./render/pdf-test.ts";
import type { Format, Renderer } from "./render/renderer.ts";
import { boldMarkdown, markdown, plainText, wrappedText } from "./render/text.ts";
import { wordings } from "./wordings/wordings.ts";

export interface CorpusDocument {
  readonly name: string;
  readonly half: Half;
  readonly language: TextLanguage;
  readonly format: Format;
  readonly template: string;
  readonly truth: ResumeData;
  readonly bytes: () => Promise<Uint8Array>;
}

const PER_PERSON: Readonly<Record<Half, number>> = { build: 6, test: 4 };
const RENDERERS: Readonly<Record<Half, readonly Renderer[]>> = {
  build: [oneColumn, paragraphDocx, leftBar, markdown, centred, plainText, marginHeads, plainHtml],
  test: [dense, tableDocx, rightBar, boldMarkdown, form, wrappedText, tableHtml],
};

export function corpus(): CorpusDocument[] {
  const halves: readonly Half[] = ["build", "test"];
  const languages: readonly TextLanguage[] = ["zh", "en"];
  return halves.flatMap((half) => languages.flatMap((language) => documents(half, language)));
}

function documents(half: Half, language: TextLanguage): CorpusDocument[] {
  const ways = wordings(half, language);
  const renderers = RENDERERS[half];
  return readPeople(half, language).flatMap(({ id, data }, person) =>
    Array.from({ length: PER_PERSON[half] }, (_, time) => time).flatMap((time) => {
      const renderer = renderers[(person * PER_PERSON[half] + time) % renderers.length];
      // One further from person to person, so that every template meets every wording.
      const wording = ways[(person + time) % ways.length];
      if (renderer === undefined || wording === undefined) return [];
      const { sheet, truth } = layOut(data, wording);
      return [
        {
          name: `${id}-${time + 1}.${renderer.format}`,
          half,
          language,
          format: renderer.format,
          template: renderer.name,
          truth,
          bytes: () => renderer.render(sheet),
        },
      ];
    }),
  );
}
