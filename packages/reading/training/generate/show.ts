/** Prints a few documents with their labels: `node show.ts 5 de`. */

import { documentOf } from "./document.ts";
import { Random } from "./random.ts";
import { makeWorlds } from "./worlds.ts";

const [count = "3", language = "en"] = process.argv.slice(2);
const worlds = makeWorlds("training");
for (let seed = 0; seed < Number(count); seed += 1) {
  const lexicons = worlds.get(language);
  if (lexicons === undefined) throw new RangeError(`no language ${language}`);
  const { document, lines, tags } = documentOf({ ...lexicons, random: new Random(seed + 99) });
  process.stdout.write(`\n======== ${document.kind}\n`);
  for (const { start, end, section, role } of lines) {
    let text = "";
    let at = start;
    for (const tag of tags.filter((one) => one.start >= start && one.end <= end)) {
      text += `${document.text.slice(at, tag.start)}<${tag.tag}:${document.text.slice(tag.start, tag.end)}>`;
      at = tag.end;
    }
    process.stdout.write(
      `${section.slice(0, 4)} ${role.padEnd(7)} ${text}${document.text.slice(at, end)}\n`,
    );
  }
}
