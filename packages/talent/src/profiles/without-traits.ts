/**
 * A text without what must not count in a ranking: name, gender, age, photo, family, birthplace, and
 * ways to reach somebody. What is ranked, and what a model is shown, goes through here first. It takes
 * rather too much than too little: nobody is found by these.
 */
import { LONE_TRAITS, TRAIT_PATTERNS } from "./protected-traits.ts";

const REACH = [
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /(?<!\d)(?:\+?\d[\s-]?){10,15}(?!\d)/gu,
];

export interface TraitOptions {
  /** Taken out wherever it stands. */
  readonly name?: string;
}

export function withoutTraits(text: string, { name = "" }: TraitOptions = {}): string {
  let rest = text;
  for (const pattern of [...REACH, ...TRAIT_PATTERNS, ...namePatterns(name)]) {
    rest = rest.replaceAll(pattern, " ");
  }
  // He and she are one word where they cannot be left out.
  return tidied(rest.replaceAll("她", "他"));
}

/** The whole name, and its parts where they are written as names are. */
function namePatterns(name: string): RegExp[] {
  const plain = name.trim().replaceAll(/\s+/gu, " ");
  if (plain === "") return [];
  const parts = plain.split(" ").filter((part) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(part));
  return [
    new RegExp(escaped(plain).replaceAll(" ", String.raw`\s*`), "giu"),
    ...parts.map(
      (part) => new RegExp(String.raw`(?<!\p{L})${escaped(part)}(?:['’]s)?(?!\p{L})`, "gu"),
    ),
  ];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);

const BORDER = /(\s*[|｜·•\t，,、;；]\s*|\s{2,})/u;

/** Without the borders of what is gone, so that what was there leaves no trace. */
function tidied(text: string): string {
  return text
    .split("\n")
    .map(tidiedLine)
    .filter((line) => line !== "")
    .join("\n");
}

function tidiedLine(line: string): string {
  let kept = "";
  let border = "";
  for (const [place, piece] of line.split(BORDER).entries()) {
    // Every second one is a border.
    if (place % 2 === 1) {
      border ||= piece.trim() || " ";
      continue;
    }
    const plain = piece.replaceAll(/^[\s:：]+|\s+$/gu, "").replaceAll(/\s+/gu, " ");
    if (!/[\p{L}\p{N}]/u.test(plain) || LONE_TRAITS.test(plain)) continue;
    kept += kept === "" ? plain : `${border}${/^[|·•,;]$/u.test(border) ? " " : ""}${plain}`;
    border = "";
  }
  return kept;
}
