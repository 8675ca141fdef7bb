/** Names of occupations as the tables write them, one by one. */
import { grouped, type Row } from "./tables.ts";

/** "Pfleger/Pflegerin" and "actor/actress" are two names; "audio/video technician" is one. */
export function genders(name: string): string[] {
  const [left = "", right = "", ...more] = name.split("/");
  const isPair = more.length === 0 && right !== "" && left.slice(0, 3) === right.slice(0, 3);
  return isPair ? [left, right] : [name];
}

/** "CEO (Chief Executive Officer)" is two names, unless brackets hold a kind: "Aide (Nursing)". */
export function shortForms(name: string): string[] {
  const found = /^(.+?)\s*\(([^()]+)\)$/.exec(name);
  if (found === null) return [name];
  const [, outer = "", inner = ""] = found;
  const isShort = (text: string) => /^[A-Z][A-Z/&]{1,6}$/.test(text) || /\b[A-Z]{2,}\b/.test(text);
  return isShort(outer) !== isShort(inner) ? [outer, inner] : [name];
}

/**
 * O*NET codes of an ESCO occupation: the best match where one was published, else the broad table,
 * unless that is too broad to say anything.
 */
export function crosswalk(nesta: readonly Row[], codes2019: readonly Row[], broad: readonly Row[]) {
  const MOST = 3;
  const newer = grouped(codes2019.map((row) => [row("onet2010_code"), row("onet2019_code")]));
  const best = new Map(
    nesta.map((row) => [row("esco_id"), newer.get(row("onet2010_code")) ?? []] as const),
  );
  const wide = grouped(broad.map((row) => [row("esco_id"), row("onet_code")]));
  return (id: string): string[] => {
    const matched = best.get(id) ?? [];
    if (matched.length > 0) return matched;
    const all = [...new Set(wide.get(id))];
    return all.length <= MOST ? all : [];
  };
}

export const withoutRepeats = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase();
    return name !== "" && !seen.has(key) && seen.add(key);
  });
};
