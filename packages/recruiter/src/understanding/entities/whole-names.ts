/** Whose whole names stand in a message, and which longer names hold one of them and are nobody's. */
import { plain } from "../text/plain.ts";
import { longerLatinName, placesOfHan } from "./longer-names.ts";
import type { KnownName } from "./roster.ts";

interface Written {
  readonly raw: string;
  readonly text: string;
  readonly candidates: readonly string[];
  readonly others: readonly string[];
}

export function wholeNames(
  { raw, text, candidates, others }: Written,
  roster: readonly KnownName[],
): {
  readonly found: { said: string; at: number; one: KnownName }[];
  readonly longer: { said: string; of: KnownName }[];
} {
  const placed = roster.flatMap((one) =>
    wholeForms(one).flatMap((said) => {
      const isHan = one.isHan && said === one.folded;
      const at = placeOf(text, said, isHan);
      return at < 0 ? [] : [{ said, at, one, isHan }];
    }),
  );
  const isWhole = (name: string) => placed.some(({ said }) => said === plain(name));
  const found: { said: string; at: number; one: KnownName }[] = [];
  const longer: { said: string; of: KnownName }[] = [];
  const isCovered = (said: string, isHan: boolean) =>
    placed.some(
      (other) =>
        other.said.length > said.length &&
        other.said.includes(said) &&
        placeOf(text.replaceAll(other.said, " "), said, isHan) < 0,
    );
  for (const { said, at, one, isHan } of placed) {
    if (isCovered(said, isHan)) continue;
    const places = isHan ? placesOfHan(text, said) : { at: [at], longer: [] };
    const foreign = placed.filter((other) => other.one !== one).flatMap((other) => other.said);
    const known = new Set([...foreign, ...others.map(plain)].flatMap((name) => name.split(/\s+/u)));
    const latin = isHan ? null : longerLatinName(raw, said, candidates, known);
    const names = latin === null ? places.longer : [latin];
    const [first] = latin === null ? places.at : [];
    if (first !== undefined) found.push({ said, at: first, one });
    longer.push(...names.filter((name) => !isWhole(name)).map((name) => ({ said: name, of: one })));
  }
  return { found, longer };
}

function wholeForms({ folded, parts, isHan }: KnownName): string[] {
  if (!isHan) return [folded];
  const [surname = "", ...given] = parts;
  return [folded, `${surname} ${given.join("")}`, `${given.join("")} ${surname}`, parts.join(" ")];
}

/** Latin words have borders. */
export function placeOf(text: string, form: string, isHan: boolean): number {
  if (form === "") return -1;
  if (isHan) return text.indexOf(form);
  const escaped = form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.search(new RegExp(`(?<![a-z])${escaped}(?![a-z])`, "u"));
}
