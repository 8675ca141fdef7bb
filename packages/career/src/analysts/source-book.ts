/** Collects where statements come from, each place once. */

import type { Occupation } from "@bole/talent";
import type { Quote } from "../intake/quoted.ts";
import type { CareerMessage } from "../state/career-state.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Source, Statement } from "./statement.ts";

export interface SessionPlace {
  readonly session_id: string;
  readonly language: Language;
}

export class SourceBook {
  readonly #sources = new Map<string, Source>();
  readonly #session: SessionPlace;

  constructor(session: SessionPlace) {
    this.#session = session;
  }

  get all(): Source[] {
    return [...this.#sources.values()];
  }

  message({ message, text }: Quote): string {
    const { session_id, language } = this.#session;
    return this.#add({
      id: `message:${message}:${text}`,
      kind: "message",
      title: say(language, `你的第 ${message + 1} 条消息`, `Message ${message + 1}`),
      quote: text,
      date: null,
      href: `/api/career/sessions/${session_id}`,
    });
  }

  profile(): string {
    const { session_id, language } = this.#session;
    return this.#add({
      id: "profile",
      kind: "profile",
      title: say(language, "你填写的资料", "Your profile"),
      quote: null,
      date: null,
      href: `/api/career/sessions/${session_id}`,
    });
  }

  resume(
    resume: { readonly id: string; readonly title: string; readonly updated_at: string },
    path: string,
    quote: string | null,
  ): string {
    const { language } = this.#session;
    return this.#add({
      id: `resume:${resume.id}#${path}`,
      kind: "resume",
      title: `${say(language, "简历", "Résumé")} ${resume.title}`.trim(),
      quote,
      date: resume.updated_at.slice(0, 10),
      href: `/api/resumes/${resume.id}`,
    });
  }

  occupation(occupation: Occupation): string {
    const { language } = this.#session;
    return this.#add({
      id: `occupation:${occupation.id}`,
      kind: "occupation",
      title: `${say(language, "Bole 职业笔记", "Bole occupation notes")}: ${occupation[language]} (ISCO-08 ${occupation.isco_08})`,
      quote: null,
      date: occupation.as_of,
      href: `/api/career/occupations/${occupation.id}`,
    });
  }

  /** A published figure; the quote is the figure as it is used. */
  statistics({ id, title, date, href, quote }: Omit<Source, "kind">): string {
    return this.#add({ id: `statistics:${id}`, kind: "statistics", title, quote, date, href });
  }

  /** A case that the person recognised as theirs. */
  casebook({ id, title }: { readonly id: string; readonly title: string }): string {
    const { session_id, language } = this.#session;
    return this.#add({
      id: `casebook:${id}`,
      kind: "casebook",
      title: say(language, `Bole 案例：${title}`, `Bole casebook: ${title}`),
      quote: null,
      date: null,
      href: `/api/career/sessions/${session_id}`,
    });
  }

  /** General knowledge of a model, which nobody has checked. */
  model(name: string): string {
    const { session_id, language } = this.#session;
    return this.#add({
      id: `model:${name}`,
      kind: "model",
      title: say(
        language,
        `语言模型 ${name} 的一般知识，请核实`,
        `General knowledge of the language model ${name}; please verify it`,
      ),
      quote: null,
      date: null,
      href: `/api/career/sessions/${session_id}`,
    });
  }

  opening(job: {
    readonly id: string;
    readonly kind: "job" | "project";
    readonly title: string;
    readonly organisation: string;
    readonly updated_at: string;
  }): string {
    return this.#add({
      id: `${job.kind}:${job.id}`,
      kind: job.kind,
      title: [job.title, job.organisation].filter(Boolean).join(" · "),
      quote: null,
      date: job.updated_at.slice(0, 10),
      href: `/api/jobs/${job.id}`,
    });
  }

  #add(source: Source): string {
    if (!this.#sources.has(source.id)) this.#sources.set(source.id, source);
    return source.id;
  }
}

export const stated = (text: string, ...sources: readonly string[]): Statement => ({
  text,
  sources: [...new Set(sources)],
  unknown: false,
});

/** That it is not known; the source is where it would stand. */
export const notKnown = (text: string, ...sources: readonly string[]): Statement => ({
  ...stated(text, ...sources),
  unknown: true,
});

/** Where a quotation of the profile or a message stands. */
export function sourceOf(
  book: SourceBook,
  quote: Quote | null,
  messages: readonly CareerMessage[],
): string {
  return quote !== null && messages[quote.message] !== undefined
    ? book.message(quote)
    : book.profile();
}
