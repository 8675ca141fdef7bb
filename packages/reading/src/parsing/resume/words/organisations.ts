/** Words by which an organisation's name is known. */

const ZH =
  /(?:公司|集团|有限|股份|科技|网络|银行|证券|保险|基金|医院|大学|学院|研究院|研究所|实验室|事务所|中心|工作室|传媒|出版社|学校|中学|小学|幼儿园|协会|委员会|基金会|超市|酒店|餐厅|工厂|电器|汽车|电子|软件|信息技术|文化|教育|广告|制药|生物|能源|物流|地产|置业|诊所|卫生院|政府|税务局|局|院|店|厂|社|所|行|部队)$|公司|集团/;
const ZH_KNOWN =
  /^(?:腾讯|阿里|阿里巴巴|蚂蚁|字节跳动|百度|美团|京东|华为|小米|网易|滴滴|快手|拼多多|携程|哔哩哔哩|小红书|联想|中兴|大疆|商汤|旷视|招商银行|中国平安|中国移动|中国联通|中国电信|微软|谷歌|亚马逊|苹果|英特尔|西门子|宝洁|联合利华|普华永道|德勤|毕马威|安永|麦肯锡|顺丰|比亚迪|蔚来|理想汽车|小鹏|海尔|格力|美的|海康威视|科大讯飞|用友|金蝶|知乎|微博|新浪|搜狐|贝壳|链家|饿了么|支付宝|微信)/;
/** Legal forms, wherever they stand. */
const EN_FORM =
  /\b(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|GmbH|AG|KG|SE|NV|N\.V|B\.?V|AB|ASA|ApS|Oy|PLC|plc|Pty|Pvt|LLP|SAS|SARL|S\.?r\.?l|S\.?p\.?A|Lda|S\.?L|Sp\. z o\.o|Group|Holdings?|University|College|Institute|Department of|Ministry of|City of|University of|Bank of)\b|\bA\/S\b/;
/** What an organisation is, at the end of its name: "Systems" is one, a "Systems Administrator" is none. */
const EN =
  /\b(?:Company|Co|S\.?A|Technolog(?:y|ies)|Labs?|Laborator(?:y|ies)|Bank|Hospitals?|Clinic|Agency|Partners|Consulting|Consultants|Solutions|Systems|Studios?|School|Academy|Foundation|Association|Council|Museum|Library|Restaurant|Hotels?|Airlines|Airways|Motors|Pharma(?:ceuticals)?|Healthcare|Health|Insurance|Capital|Ventures|Media|Software|Networks?|Services|Industries|Enterprises|International|Logistics|Energy|Foods?|Stores?|Cent(?:er|re)|Society|Trust|Army|Navy|Air Force|Government|District|County|Church|Publishing|Press|Robotics|Analytics|Therapeutics|Biosciences|Financial|Electronics|Semiconductors?|Telecom|Retail|Interactive|Games|Entertainment|Architects|Associates|Construction|Builders|Realty|Properties|Café|Cafe|Bakery|Brewing|Shop|Bistro|Kingdom|House)\.?$/;
const EN_KNOWN =
  /^(?:Google|Microsoft|Amazon|Apple|Meta|Facebook|Netflix|IBM|Intel|Oracle|SAP|Uber|Airbnb|Twitter|LinkedIn|Salesforce|Adobe|Nvidia|Tesla|Spotify|Stripe|Dropbox|Deloitte|PwC|KPMG|EY|Ernst & Young|Accenture|McKinsey|BCG|Bain|Goldman Sachs|JPMorgan|J\.P\. Morgan|Morgan Stanley|Citi|HSBC|Barclays|Siemens|Bosch|BMW|Walmart|Target|Starbucks|Nike|Unilever|Nestlé|P&G|Procter & Gamble|Infosys|Wipro|TCS|Tata|Cognizant|Capgemini|Tencent|Alibaba|ByteDance|Baidu|Huawei|Xiaomi|JD\.com|NASA|CERN|Shopify|Atlassian|Cisco|Samsung|Sony|Pfizer|Novartis|Roche|GE|Boeing|Ford|Philips|Zalando|Booking\.com|DHL|Freelance|Self-employed)\b/i;

/** 0 where nothing says that it is one, up to 3. */
export function organisationScore(text: string): number {
  if (ZH_KNOWN.test(text) || EN_KNOWN.test(text)) return 3;
  if (/公司|集团/.test(text) || EN_FORM.test(text)) return 3;
  const name = text.replace(/\s*\(.*\)$/, "").replace(/,\s*\p{Lu}[\p{L} ]{1,20}$/u, "");
  return ZH.test(name) || EN.test(name) ? 2 : 0;
}
