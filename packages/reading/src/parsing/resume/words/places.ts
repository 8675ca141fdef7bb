/** Places that people live and work in. A modest list; the shape "City, ST" covers the rest. */

import { organisationScore } from "./organisations.ts";

const split = (text: string) => text.trim().split(/\s*\|\s*|\s*\n\s*/);

const ZH_CITIES =
  "北京|上海|天津|重庆|广州|深圳|杭州|南京|苏州|成都|武汉|西安|长沙|郑州|青岛|济南|大连|沈阳|哈尔滨|长春|厦门|福州|宁波|无锡|合肥|昆明|南昌|贵阳|南宁|太原|石家庄|兰州|海口|珠海|东莞|佛山|中山|惠州|温州|常州|嘉兴|绍兴|金华|台州|徐州|南通|扬州|烟台|潍坊|洛阳|呼和浩特|乌鲁木齐|银川|西宁|拉萨|三亚|泉州|香港|澳门|台北|高雄|新加坡|东京|纽约|伦敦|旧金山|西雅图|波士顿|洛杉矶|多伦多|悉尼|墨尔本|柏林|巴黎|慕尼黑|唐山|保定|廊坊|芜湖|赣州|桂林|柳州|绵阳|宜昌|襄阳|株洲|湘潭|镇江|湖州|漳州|汕头|江门|湛江";
const ZH_PROVINCES =
  "河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|中国";
const ZH = new RegExp(
  `^(?:中国)?[·•\\s]*(?:(?:${ZH_PROVINCES})(?:省|自治区)?[·•,，/\\s-]*)?(?:(?:${ZH_CITIES})市?|[\\u4e00-\\u9fff]{2,4}市|(?:${ZH_PROVINCES})(?:省|自治区)?)(?:[·•,，/\\s-]*[\\u4e00-\\u9fff]{1,6}(?:区|县|镇|街道|市|新区))?(?:[\\u4e00-\\u9fff\\w]{0,20}(?:路|街|道|号|室|园|楼)[\\d\\w号室楼-]*)?$`,
);

const EN_CITIES = new Set(
  split(
    `new york|new york city|nyc|los angeles|san francisco|chicago|boston|seattle|austin|denver|atlanta|miami|dallas|houston|philadelphia|phoenix|portland|san diego|san jose|palo alto|mountain view|menlo park|sunnyvale|cupertino|redmond|oakland|berkeley|cambridge|pittsburgh|detroit|minneapolis|nashville|charlotte|raleigh|durham|orlando|tampa|washington dc|washington|baltimore|st. louis|salt lake city|las vegas|columbus|cleveland|cincinnati|indianapolis|milwaukee|kansas city|sacramento|toronto|vancouver|montreal|ottawa|calgary|london|manchester|birmingham|edinburgh|glasgow|bristol|leeds|oxford|dublin|paris|lyon|berlin|munich|hamburg|frankfurt|cologne|stuttgart|zurich|geneva|basel|vienna|amsterdam|rotterdam|utrecht|eindhoven|brussels|copenhagen|stockholm|gothenburg|oslo|helsinki|madrid|barcelona|lisbon|porto|milan|rome|turin|warsaw|krakow|prague|budapest|bucharest|athens|istanbul|moscow|kyiv|tel aviv|dubai|abu dhabi|riyadh|doha|cairo|lagos|nairobi|johannesburg|cape town|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|noida|gurgaon|gurugram|karachi|lahore|dhaka|colombo|singapore|kuala lumpur|bangkok|jakarta|manila|hanoi|ho chi minh city|hong kong|taipei|tokyo|osaka|kyoto|seoul|busan|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|wuhan|nanjing|suzhou|xi'an|tianjin|sydney|melbourne|brisbane|perth|auckland|wellington|são paulo|sao paulo|rio de janeiro|buenos aires|santiago|bogotá|bogota|lima|mexico city|monterrey|guadalajara`,
  ),
);
const EN_REGIONS = new Set(
  split(
    `al|ak|az|ar|ca|co|ct|de|fl|ga|hi|id|il|in|ia|ks|ky|la|me|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|dc|on|bc|qc|ab|nsw|vic|qld|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|usa|us|u.s.|u.s.a.|united states|uk|u.k.|united kingdom|england|scotland|wales|ireland|germany|france|spain|italy|portugal|netherlands|the netherlands|belgium|switzerland|austria|denmark|sweden|norway|finland|poland|czech republic|hungary|romania|greece|turkey|russia|ukraine|israel|uae|united arab emirates|saudi arabia|qatar|egypt|nigeria|kenya|south africa|india|pakistan|bangladesh|sri lanka|singapore|malaysia|thailand|indonesia|philippines|vietnam|china|pr china|p.r. china|prc|hong kong|taiwan|japan|south korea|korea|australia|new zealand|canada|mexico|brazil|argentina|chile|colombia|peru|bavaria|maharashtra|karnataka|tamil nadu|telangana|kerala|gujarat|west bengal|uttar pradesh|punjab|haryana`,
  ),
);
/** The countries of the world, as the runtime names them. */
const COUNTRIES: ReadonlySet<string> = new Set(countries());

function countries(): string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return letters.flatMap((one) =>
    letters.flatMap((other) => names.of(one + other)?.toLowerCase() ?? []),
  );
}

const REMOTE = /^(?:fully |100% )?(?:remote|hybrid|on-?site|远程|居家办公)$/i;

/** No header is longer; what is, is told. */
const LONGEST_HEADER = 300;

/** The whole text is a place. */
export function isPlace(text: string): boolean {
  const bare = text.trim().replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, "");
  if (bare.length > 70) return false;
  if (REMOTE.test(bare) || ZH.test(bare)) return true;
  if (organisationScore(bare.split(",")[0] ?? "") > 0) return false;
  const parts = bare.split(/\s*[,/]\s*/).map((part) => part.toLowerCase().replace(/\s+area$/, ""));
  const [city = "", ...rest] = parts.map((part) => part.replace(/\s+\d{5}(?:-\d{4})?$/, ""));
  if (rest.length === 0) return EN_CITIES.has(city.replace(/^greater\s+/, ""));
  const named = /^[\p{Lu}][\p{L}.'\s-]{1,30}$/u.test(bare.split(/\s*[,/]\s*/)[0] ?? "");
  return (
    (named || EN_CITIES.has(city)) &&
    rest.every((part) => EN_REGIONS.has(part) || COUNTRIES.has(part))
  );
}

/** Where a place begins that a text ends with, as in "Acme Inc., Austin, TX"; -1 if there is none. */
export function placeAtEnd(text: string): number {
  if (text.length > LONGEST_HEADER) return -1;
  const commas = [...text.matchAll(/,\s*|\s+[([]/g)].map(
    ({ index, 0: sign }) => index + sign.length,
  );
  for (const at of commas) {
    if (isPlace(text.slice(at).replace(/[)\]]$/, ""))) return at;
  }
  return -1;
}

const UP_TO_SIGN = /^[^,–—|;:(\t]{2,30}?(?=\s*(?:[,–—|;:(\t]|$)|\s-\s)/;

/** Letters of the region or country that a text begins with, up to a sign behind it; 0 if there is none. */
export function regionAtStart(text: string): number {
  const name = UP_TO_SIGN.exec(text)?.[0] ?? "";
  const small = name.toLowerCase();
  return EN_REGIONS.has(small) || COUNTRIES.has(small) ? name.length : 0;
}

const ZH_HOME = new RegExp(
  `^(?:现居|现住|居住于|居住在|坐标|常驻|(?:我)?(?:目前|现在?|人)在)?\\s*((?:(?:${ZH_PROVINCES})省?)?(?:${ZH_CITIES})市?[\\u4e00-\\u9fff]{0,4})(?:$|[,，、/\\s])`,
);

/**
 * The part of a text in somebody's address line that is a place: looser than elsewhere, since there
 * are no companies there. Empty if there is none.
 */
export function homePlace(text: string): string {
  const home = ZH_HOME.exec(text)?.[1];
  if (home !== undefined) return home;
  const [first = "", second = ""] = text.split(/\s*,\s*/);
  const town = first.replace(/\s+[A-Z]{1,2}\d[\dA-Z]?$/, "");
  if (isPlace(`${first}, ${second}`)) return text.slice(0, text.indexOf(second) + second.length);
  return isPlace(town) ? first : "";
}
