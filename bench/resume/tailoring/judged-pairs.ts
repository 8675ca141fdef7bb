/** What each résumé of the retired pairs proves, in part or not, as their writers noted it, with the words that they quote. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const SEALED = path.join(import.meta.dirname, "../../sealed");
export const RETIRED = ["2026-11-17", "2026-11-18"].flatMap((day) =>
  ["en", "zh"].map((language) => ({
    set: `${day.slice(-2)}-${language}`,
    folder: path.join(SEALED, day, "tailoring", language),
    today: new Date(day),
  })),
);

/** Proven, in part, not. */
export type Label = "m" | "p" | "n";

export interface JudgedRequirement {
  readonly text: string;
  readonly isWish: boolean;
  readonly label: Label;
  readonly quotes: readonly string[];
  /** All that the writer says about it. */
  readonly note: string;
}

const Lists = z.object({
  proved: z.array(z.string()),
  partly: z.array(z.string()),
  missing: z.array(z.string()),
});

const WISH =
  /\s*[(（](?:wish|nice|plus|bonus|preferred|desirable|advantage|优先|加分)[^)）]*[)）]/iu;
const QUOTE =
  /“([^”]+)”|「([^」]+)」|(?<![\p{L}\p{N}])'([^']{3,}(?:'[a-z][^']*)*)'(?![\p{L}\p{N}])/gu;

export function judgedRequirements(folder: string, name: string): JudgedRequirement[] {
  const lists = Lists.parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")));
  const read =
    (label: Label) =>
    (entry: string): JudgedRequirement => {
      const [asked = "", ...rest] = entry.split(/\s*—+\s*/u);
      const note = rest.join(" ");
      return {
        text: asked.replace(WISH, "").trim(),
        isWish: WISH.test(asked),
        label,
        quotes: [...note.matchAll(QUOTE)].map(([, a, b, c]) => a ?? b ?? c ?? ""),
        note,
      };
    };
  return [
    ...lists.proved.map(read("m")),
    ...lists.partly.map(read("p")),
    ...lists.missing.map(read("n")),
  ];
}
