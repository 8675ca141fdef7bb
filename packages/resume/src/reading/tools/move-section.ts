/** `move` for whole sections. */
import type { Words } from "@bole/language";
import type { Desk } from "../desk.ts";
import { findEntries } from "../find-entries.ts";
import { sectionNamed } from "../places.ts";
import { reordered, type To } from "../reordered.ts";
import { lookOf, sectionsOf } from "../section-order.ts";
import { aboutSection, asks, type Done } from "./resume-tool.ts";
import { whereOf } from "./where.ts";

interface Moving {
  readonly to: To;
  readonly section: readonly Words[];
  readonly anchor: readonly Words[];
}

/** @param known the section, where its words do not say it */
export function moveSection(
  { to, section, anchor }: Moving,
  desk: Desk,
  known?: readonly string[],
): Done {
  const named = (words: readonly Words[]) =>
    words.flatMap((one) => sectionNamed(one.text) ?? listWith(one, desk));
  const own = known ?? named(section);
  const all = sectionsOf(desk.resume);
  const [first, second] = own;
  const beside = named(anchor)[0] ?? (to === "swap" ? second : undefined);
  const order = first && reordered(all, to === "swap" ? [first] : own, to, beside, String);
  if (first === undefined || order === undefined)
    return asks(desk, "section", {
      zh: "要把哪个板块移到哪里？",
      en: "Which section should go where?",
    });
  desk.update("look", { ...lookOf(desk.resume), sections: order });
  return { about: aboutSection(first, desk) };
}

/** "The festival above the jobs": the section of the entry that is named. */
function listWith(words: Words, desk: Desk): string[] {
  const found = findEntries([words], whereOf(desk));
  return "found" in found ? found.found.slice(0, 1).map(({ list }) => list) : [];
}
