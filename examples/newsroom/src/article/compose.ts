/** Puts an article together: opening, a section for each source, closing, list of sources. Pure. */
import { languageOf } from "../text/language.ts";
import { lengthOf } from "../text/sentences.ts";
import type { Article, Claim, Point } from "./article.ts";
import { PHRASES } from "./phrases.ts";

export interface Assignment {
  readonly topic: string;
  readonly points: readonly Point[];
  /** Without, what the sources say is told as if it were the writer's own. */
  readonly cite: boolean;
}

export interface Composed {
  readonly article: Article;
  readonly claims: readonly Claim[];
}

export function compose({ topic, points, cite }: Assignment): Composed {
  const language = languageOf(topic);
  const words = PHRASES[language];
  const sections = [...Map.groupBy(uniqueOf(points), ({ source }) => source).entries()].map(
    ([source, own], index) => ({
      source,
      own,
      title: own[0]?.title ?? source,
      mark: cite ? `${words.space}[${index + 1}]` : "",
    }),
  );
  const titles = sections.map(({ title }) => title);
  const allMarks = sections.map(({ mark }) => mark.trim()).join("");
  const closingMarks = cite ? `${words.space}${allMarks}` : "";
  const paragraphs = sections.map(({ own, mark }, section) => {
    const leads = words.leads[section % words.leads.length] ?? [];
    const sentences = own.map(({ quote }, index) =>
      cite ? `${leads[index % leads.length] ?? ""}${words.space}“${quote}”${mark}` : quote,
    );
    return sentences.join(words.space);
  });
  const body = [
    `# ${words.title(topic)}`,
    `${words.opening(topic, titles)}${closingMarks}`,
    ...sections.flatMap(({ title }, index) => [`## ${title}`, paragraphs[index] ?? ""]),
    `${words.closing(topic, titles)}${closingMarks}`,
    ...(cite ? [`## ${words.sources}`, sections.map(line).join("\n")] : []),
  ].join("\n\n");
  return {
    article: {
      title: words.title(topic),
      language,
      body: `${body}\n`,
      sources: cite ? sections.map(({ source }) => source) : [],
      length: lengthOf(body),
    },
    claims: sections.flatMap(({ source, own }) => own.map(({ quote }) => ({ quote, source }))),
  };
}

const line = ({ title, source }: { title: string; source: string }, index: number) =>
  `${index + 1}. ${title} (${source})`;

/** Two researchers may have found the same sentence. */
function uniqueOf(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [point.quote, point])).values()];
}
