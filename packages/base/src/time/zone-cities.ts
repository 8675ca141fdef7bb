/** What people call a zone: its city. In Chinese where it is one of those that candidates live in. */
const ZH: Readonly<Record<string, string>> = {
  "Asia/Shanghai": "上海",
  "Asia/Hong_Kong": "香港",
  "Asia/Taipei": "台北",
  "Asia/Singapore": "新加坡",
  "Asia/Tokyo": "东京",
  "Asia/Seoul": "首尔",
  "Asia/Kolkata": "印度",
  "Asia/Dubai": "迪拜",
  "Europe/London": "伦敦",
  "Europe/Dublin": "都柏林",
  "Europe/Lisbon": "里斯本",
  "Europe/Berlin": "柏林",
  "Europe/Paris": "巴黎",
  "Europe/Amsterdam": "阿姆斯特丹",
  "Europe/Madrid": "马德里",
  "Europe/Rome": "罗马",
  "Europe/Warsaw": "华沙",
  "Europe/Stockholm": "斯德哥尔摩",
  "Europe/Vienna": "维也纳",
  "Europe/Zurich": "苏黎世",
  "Europe/Athens": "雅典",
  "America/New_York": "纽约",
  "America/Chicago": "芝加哥",
  "America/Los_Angeles": "洛杉矶",
  "Australia/Sydney": "悉尼",
  "Africa/Lagos": "拉各斯",
  "Africa/Nairobi": "内罗毕",
};

/** Empty for a zone that is no place, such as UTC. */
export function cityOf(zone: string, language: "zh" | "en"): string {
  const place = zone.includes("/") && !zone.startsWith("Etc/") ? zone.split("/").at(-1) : undefined;
  const city = place?.replaceAll("_", " ") ?? "";
  return language === "zh" ? (ZH[zone] ?? city) : city;
}
