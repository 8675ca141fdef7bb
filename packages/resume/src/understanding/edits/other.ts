/** Certificates, awards, languages and the like: sections without a place of their own, known by their title. */
import type { SectionWord } from "../lexicon/sections.ts";
import { add, edits, type Outcome } from "../outcome.ts";
import { entriesOf } from "../reference/entries.ts";
import type { Scene } from "../scene.ts";
import { unquoted } from "../text/quotes.ts";
import { fold } from "../text/said.ts";
import { withoutTails } from "../values/tails.ts";
import { lastOf } from "./place.ts";

const LEAD =
  /^(?:是|有|:|：|,|，|\s|(?:我|本人)(?=[考拿获取得有通还也])|还|也|(?:考|拿|获|取|通过?|得)(?:得|到|下|过)?了个?|called|named|i (?:have|got|earned|won|passed|also have)(?: an?| the)?\s)+/u;

const TAIL = /(?:[,，\s]|请|帮我|麻烦|也|(?:加|写|填|补|放)(?:上|进)?(?:去|来)?|去)+$/u;

export function addOther(about: SectionWord, said: string, scene: Scene): Outcome {
  const title = about.title?.[scene.language] ?? "";
  const text = unquoted(withoutTails(said).replace(LEAD, "").replace(TAIL, ""));
  const index = entriesOf(scene.draft, "other").findIndex(({ fields }) =>
    about.words.some((word) => fold(fields.title ?? "").includes(word)),
  );
  const entry = entriesOf(scene.draft, "other")[index];
  if (entry !== undefined && text !== "") {
    const place = {
      section: "other" as const,
      field: "content",
      path: `other[${index}].content`,
      entry,
      had: entry.fields.content ?? "",
    };
    return edits([add(place.path, text)], lastOf(place, "add"));
  }
  return edits([add("other", { title, content: text })], {
    section: "other",
    entry_id: null,
    field: null,
    action: "add",
  });
}
