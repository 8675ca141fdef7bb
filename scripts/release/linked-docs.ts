/**
 * A package's README links to pages of the repository. In a tarball they would lead nowhere: what is linked goes along,
 * in `docs/`, and a link of such a page that leads further becomes its words.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

/** To a page or picture of the repository: not to another site, and not to a place on the same page. */
const LINK = /(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)]+)\)/g;

/** Writes the README of the package in `source`, and what it links to, into `staged`. */
export async function writeReadme(source: string, staged: string): Promise<void> {
  const text = await readFile(join(source, "README.md"), "utf8");
  const linked = new Set([...text.matchAll(LINK)].map(([, , , target = ""]) => target));
  const names = new Map([...linked].map((target) => [target, `docs/${basename(target)}`]));
  if (names.size > 0) await mkdir(join(staged, "docs"), { recursive: true });
  for (const [target, name] of names) {
    const content = await readFile(resolve(source, target));
    const isPage = target.endsWith(".md");
    await writeFile(join(staged, name), isPage ? withoutLinks(String(content)) : content);
  }
  await writeFile(
    join(staged, "README.md"),
    text.replace(LINK, (_, image, words, target) => `${image}[${words}](${names.get(target)})`),
  );
}

const withoutLinks = (text: string) => text.replace(LINK, (_, _image, words) => words);
