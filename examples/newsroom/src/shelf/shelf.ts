/**
 * The bundled source documents: short texts on interviewing, in English and in Chinese. A source's
 * id is its file's name; it never changes while a run goes on, so agents that read it stay pure.
 */
import { readdir, readFile } from "node:fs/promises";
import { Language } from "../text/language.ts";

export interface Source {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

const FOLDER = new URL("../../sources/", import.meta.url);

let shelf: Promise<readonly Source[]> | undefined;

/** Every source, in the order of their names. */
export function allSources(): Promise<readonly Source[]> {
  shelf ??= readShelf();
  return shelf;
}

/** Throws an error that says what there is instead. */
export async function readSource(id: string): Promise<Source> {
  const sources = await allSources();
  const found = sources.find((source) => source.id === id);
  if (found !== undefined) return found;
  const ids = sources.map((source) => source.id).join(", ");
  throw new Error(`The source "${id}" cannot be read: it is not on the shelf. There are ${ids}.`);
}

async function readShelf(): Promise<Source[]> {
  const languages = Language.options.map(async (language) => {
    const folder = new URL(`${language}/`, FOLDER);
    const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
    return Promise.all(files.map((file) => readOne(folder, file, language)));
  });
  return (await Promise.all(languages)).flat();
}

async function readOne(folder: URL, file: string, language: Language): Promise<Source> {
  const text = await readFile(new URL(encodeURIComponent(file), folder), "utf8");
  const [heading = "", ...body] = text.split("\n");
  return {
    id: file.replace(/\.md$/, "").normalize("NFC"),
    language,
    title: heading.replace(/^#\s*/, ""),
    text: body.join("\n").trim(),
  };
}
