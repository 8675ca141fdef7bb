/** Where somebody wants to work: a place they name, or from anywhere. */
export interface NamedPlace {
  readonly place: string;
  readonly quote: string;
}

const CITIES =
  /北京|上海|广州|深圳|杭州|成都|重庆|武汉|西安|南京|苏州|天津|长沙|郑州|青岛|厦门|昆明|大连|合肥|济南|宁波|福州|佛山|东莞|无锡|沈阳|哈尔滨|长春|贵阳|南宁|海口|兰州|太原|石家庄|南昌|乌鲁木齐|呼和浩特|拉萨|珠海|香港|澳门|台北|新加坡|东京|大阪|伦敦|纽约|柏林|巴黎|多伦多|悉尼|墨尔本/;
const LATIN_CITIES =
  /\b(?:Beijing|Shanghai|Guangzhou|Shenzhen|Hangzhou|Chengdu|Wuhan|Hong Kong|Singapore|Tokyo|Osaka|Seoul|London|Manchester|Birmingham|Dublin|Paris|Berlin|Munich|Hamburg|Vienna|Zurich|Amsterdam|Rotterdam|Brussels|Lisbon|Madrid|Barcelona|Rome|Milan|Warsaw|Prague|Stockholm|Oslo|Copenhagen|Helsinki|New York|Boston|Chicago|Seattle|Austin|San Francisco|Los Angeles|Toronto|Vancouver|Montreal|Sydney|Melbourne|Auckland|Nairobi|Lagos|Cape Town|Mumbai|Bangalore|Delhi|Dubai|Istanbul|Mexico City|São Paulo|Germany|France|Canada|Australia|Japan|Spain|Italy|Portugal|Poland)\b/;
const SAID =
  /(?:坐标|人在|住在|定居|去|回|在)\s*([\p{Script=Han}]{2,6}?(?:市|省|县|州))|\b(?:live in|based in|move to|moving to|located in) ([A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?)/u;

export function readPlace(text: string): NamedPlace | null {
  const city = CITIES.exec(text)?.[0] ?? LATIN_CITIES.exec(text)?.[0];
  if (city !== undefined) return { place: city, quote: city };
  const said = SAID.exec(text);
  const place = said?.[1] ?? said?.[2];
  return said && place !== undefined ? { place, quote: said[0].trim() } : null;
}

const REMOTE = /远程|居家办公|在家办公|\bremote(?:ly)?\b|work(?:ing)? from home|home office/i;
const ONSITE = /现场办公|坐班|到岗|线下办公|\bon[- ]?site\b|in the office/i;
const ONLY = /只|必须|一定|\bonly\b|must|have to/i;

export interface NamedMode {
  readonly mode: "remote" | "onsite";
  /** Whether nothing else will do. */
  readonly only: boolean;
  readonly quote: string;
}

export function readModes(text: string): NamedMode[] {
  const clauses = text.split(/[，。；！？,;!?\n]|\.(?=\s|$)|\band\b|但/i);
  return clauses.flatMap((clause) => {
    const quote = clause.trim();
    const only = ONLY.test(clause);
    const modes: NamedMode[] = [];
    if (REMOTE.test(clause)) modes.push({ mode: "remote", only, quote });
    if (ONSITE.test(clause)) modes.push({ mode: "onsite", only, quote });
    return modes;
  });
}
