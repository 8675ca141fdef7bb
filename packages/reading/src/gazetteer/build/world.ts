/** Countries, states, counties and towns of the world; China has tables of its own. */

import type { City, Sources } from "./sources.ts";
import { inside, type Node, newNode } from "./tree.ts";

/** Towns with fewer people are left out: jobs name small towns where most ads are in English. */
const LEAST: Readonly<Record<string, number>> = {
  GB: 1_000,
  IE: 2_000,
  US: 1_500,
  CA: 5_000,
  AU: 5_000,
  NZ: 5_000,
  DE: 10_000,
  CH: 15_000,
  SG: 0,
  HK: 0,
};
const LEAST_ELSEWHERE = 20_000;
/** Whose counties are named in advertisements. */
const WITH_COUNTIES = new Set(["US", "GB"]);
const OFFICE =
  /^(?:(?:Metropolitan|Royal)? ?(?:City and )?(?:Borough|District|County|City)(?: and County)? of |Sir )|(?: County Borough| county borough| City| Council)$/gu;
const CODES: Readonly<Record<string, string>> = {
  "CA.01": "AB",
  "CA.02": "BC",
  "CA.03": "MB",
  "CA.04": "NB",
  "CA.05": "NL",
  "CA.07": "NS",
  "CA.08": "ON",
  "CA.09": "PE",
  "CA.10": "QC",
  "CA.11": "SK",
  "AU.01": "ACT",
  "AU.02": "NSW",
  "AU.03": "NT",
  "AU.04": "QLD",
  "AU.05": "SA",
  "AU.06": "TAS",
  "AU.07": "VIC",
  "AU.08": "WA",
};

export function worldTree({ cities, peopleIn, admin }: Sources): Map<string, Node> {
  const countries = new Map<string, Node>();
  for (const city of cities) {
    const people = peopleIn(city);
    if (city.country === "CN") continue;
    const country = countries.get(city.country) ?? countryNode(city.country);
    countries.set(city.country, country);
    if (people < (LEAST[city.country] ?? LEAST_ELSEWHERE)) continue;
    const town = inside(aroundOf(city, country, admin), city.name);
    town.population = Math.max(town.population, people);
    const plain = city.name.normalize("NFD").replaceAll(/\p{M}/gu, "");
    if (plain !== city.name) town.names.add(plain);
  }
  return countries;
}

function countryNode(code: string): Node {
  const called = (language: string) =>
    new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
  const node = newNode(code, called("en"), called("zh-Hans"));
  node.code = code;
  return node;
}

function aroundOf({ country, admin1, admin2 }: City, outer: Node, admin: Sources["admin"]): Node {
  const state = admin.get(`${country}.${admin1}`);
  if (state === undefined) return outer;
  const node = inside(outer, state);
  node.code = country === "US" ? admin1 : (CODES[`${country}.${admin1}`] ?? "");
  const county = admin.get(`${country}.${admin1}.${admin2}`);
  if (county === undefined || !WITH_COUNTIES.has(country)) return node;
  const plain = country === "GB" ? county.replaceAll(OFFICE, "") : county;
  return inside(node, plain);
}
