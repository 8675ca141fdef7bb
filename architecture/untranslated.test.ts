import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { untranslated } from "./untranslated.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Shows the same in every language: names of tokens and components, for designers. */
const EXEMPT = ["apps/web/src/pages/design/"];

it("every word of the page stands in a table of texts", async () => {
  const files = globSync("apps/web/src/**/*.tsx", { cwd: ROOT }).filter(
    (file) => !EXEMPT.some((folder) => file.startsWith(folder)),
  );
  expect(files.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const file of files) {
    const code = readFileSync(path.join(ROOT, file), "utf8");
    for (const { text } of await untranslated(code)) found.push(`${file}: ${text}`);
  }
  expect(found).toEqual([]);
});

it.each([
  ["a text", "const a = <p>Hello there</p>;", ["Hello there"]],
  ["a text in braces", 'const a = <p>{"Hello"}</p>;', ["Hello"]],
  ["Chinese", "const a = <p>你好</p>;", ["你好"]],
  ["what is read aloud", 'const a = <input aria-label="Name" className="flex" />;', ["Name"]],
  ["an element in an attribute", "const a = <B icon={<i>Stop</i>} />;", ["Stop"]],
  ["values, signs and the product's name", "const a = <p>{t.x} · – {'+'} Bole 伯乐</p>;", []],
  ["classes", 'const a = <p className={on ? "font-medium" : "flex"}>{t.x}</p>;', []],
])("finds %s", async (_, code, texts) => {
  expect((await untranslated(code)).map(({ text }) => text)).toEqual(texts);
});
