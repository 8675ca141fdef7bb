/** Provinces, cities and districts of China, under their full and their short names. */

import type { Sources } from "./sources.ts";
import { inside, type Node, newNode } from "./tree.ts";

/** What stands between a city and its counties without being a place. */
const NO_CITY = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/u;
const PROVINCE = /(?:省|市|(?:壮族|回族|维吾尔)?自治区)$/u;
const CITY = /(?:市|地区|盟|(?:[\p{Script=Han}]{1,3}族)+自治州|蒙古自治州|自治州)$/u;
const DISTRICT = /(?:新区|区|市|县|自治县|旗)$/u;

export function chinaTree(china: Sources["china"]): Node {
  const country = newNode("CN", "China", "中国");
  country.code = "CN";
  for (const [fullProvince, cities] of Object.entries(china)) {
    const province = named(country, fullProvince, PROVINCE);
    for (const [fullCity, districts] of Object.entries(cities)) {
      const city = NO_CITY.test(fullCity) ? province : named(province, fullCity, CITY);
      for (const district of districts) named(city, district, DISTRICT);
    }
  }
  return country;
}

function named(outer: Node, full: string, office: RegExp): Node {
  const short = full.replace(office, "");
  const node = inside(outer, [...short].length < 2 ? full : short);
  node.names.add(full);
  return node;
}
