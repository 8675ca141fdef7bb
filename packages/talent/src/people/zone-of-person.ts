/** By which clock somebody lives: as it was set by hand, else that of the place on their résumé. */
import type { Person } from "../model/person.ts";

/** Cities and countries that have one zone; first come what is looked for first. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [/香港|hong kong/i, "Asia/Hong_Kong"],
  [/台北|台湾|taipei|taiwan/i, "Asia/Taipei"],
  [/新加坡|singapore/i, "Asia/Singapore"],
  [/东京|大阪|日本|tokyo|osaka|japan/i, "Asia/Tokyo"],
  [/首尔|韩国|seoul|korea/i, "Asia/Seoul"],
  [
    /伦敦|英国|london|united kingdom|\buk\b|england|scotland|manchester|edinburgh|leeds/i,
    "Europe/London",
  ],
  [/都柏林|爱尔兰|dublin|ireland/i, "Europe/Dublin"],
  [/里斯本|葡萄牙|lisbon|lisboa|portugal/i, "Europe/Lisbon"],
  [/柏林|慕尼黑|汉堡|德国|berlin|munich|hamburg|frankfurt|cologne|germany/i, "Europe/Berlin"],
  [/巴黎|法国|paris|france|lyon/i, "Europe/Paris"],
  [/阿姆斯特丹|荷兰|amsterdam|rotterdam|netherlands/i, "Europe/Amsterdam"],
  [/马德里|西班牙|madrid|barcelona|spain/i, "Europe/Madrid"],
  [/米兰|罗马|意大利|milan|rome|italy/i, "Europe/Rome"],
  [/华沙|波兰|warsaw|krak[oó]w|poland/i, "Europe/Warsaw"],
  [/斯德哥尔摩|瑞典|stockholm|sweden/i, "Europe/Stockholm"],
  [/维也纳|奥地利|vienna|austria/i, "Europe/Vienna"],
  [/苏黎世|瑞士|zurich|zürich|switzerland/i, "Europe/Zurich"],
  [/雅典|希腊|athens|greece/i, "Europe/Athens"],
  [/纽约|波士顿|new york|boston|washington|toronto|philadelphia|\bny\b/i, "America/New_York"],
  [/芝加哥|chicago|austin|texas|dallas/i, "America/Chicago"],
  [
    /旧金山|洛杉矶|西雅图|san francisco|los angeles|seattle|california|vancouver|portland/i,
    "America/Los_Angeles",
  ],
  [/悉尼|墨尔本|sydney|melbourne/i, "Australia/Sydney"],
  [/班加罗尔|印度|bangalore|bengaluru|mumbai|delhi|india/i, "Asia/Kolkata"],
  [/迪拜|dubai|abu dhabi/i, "Asia/Dubai"],
  [/拉各斯|lagos|nigeria/i, "Africa/Lagos"],
  [/内罗毕|nairobi|kenya/i, "Africa/Nairobi"],
  [
    /china|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|suzhou|nanjing|wuhan|xi'an/i,
    "Asia/Shanghai",
  ],
];

/** Null where nobody knows: an interview is then told by the interviewer's clock. */
export function zoneOfPerson({
  time_zone,
  location,
}: Pick<Person, "time_zone" | "location">): string | null {
  return time_zone ?? zoneOfPlace(location ?? "") ?? null;
}

function zoneOfPlace(place: string): string | undefined {
  const known = ZONES.find(([pattern]) => pattern.test(place))?.[1];
  // A place in Chinese that is none of those above is in China.
  return known ?? (/\p{Script=Han}/u.test(place) ? "Asia/Shanghai" : undefined);
}
