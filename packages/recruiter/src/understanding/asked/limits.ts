/** What narrows a question: years of work, and places. */
import { numberOf } from "../text/numbers.ts";

const NUMBER =
  "(\\d{1,2}|[一二两三四五六七八九十]{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)";
const MIN = new RegExp(
  `${NUMBER}\\s*\\+?\\s*年(?:以上|及以上|或以上|多)?|(?:at least|over|more than|min(?:imum)?)\\s*${NUMBER}\\s*\\+?\\s*(?:years?|yrs?)|${NUMBER}\\s*\\+?\\s*(?:years?|yrs?)\\b`,
  "u",
);
const MAX = new RegExp(
  `(?:不到|少于|低于|最多)\\s*${NUMBER}\\s*年|${NUMBER}\\s*年以(?:下|内)|(?:less than|under|at most|fewer than|up to)\\s*${NUMBER}\\s*(?:years?|yrs?)`,
  "u",
);

export function yearsIn(cues: string): { min_years: number | null; max_years: number | null } {
  const most = yearsOf(MAX.exec(cues));
  if (most !== null) return { min_years: null, max_years: most };
  return { min_years: yearsOf(MIN.exec(cues)), max_years: null };
}

function yearsOf(match: RegExpExecArray | null): number | null {
  const said = match?.slice(1).find((group) => group !== undefined);
  return said === undefined ? null : (numberOf(said) ?? null);
}

const CITIES =
  "北京|上海|广州|深圳|杭州|成都|武汉|苏州|南京|西安|重庆|天津|长沙|厦门|青岛|宁波|合肥|郑州|东莞|佛山|香港|台北|Berlin|Munich|München|Hamburg|London|Paris|Amsterdam|Dublin|Singapore|Zurich|Vienna|Madrid|Barcelona|Lisbon|Warsaw|Prague|Milan|Rome|New York|San Francisco|Boston|Seattle|Toronto|Tokyo|Shanghai|Beijing|Shenzhen|Hangzhou|Remote";
const PLACE = new RegExp(`(?<!给|和|跟)(?:${CITIES})`, "iu");

export function placeIn(raw: string): string | null {
  return PLACE.exec(raw)?.[0] ?? null;
}
