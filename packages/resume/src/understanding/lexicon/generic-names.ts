/** Parts of names that many names share: they tell nothing of which one is meant. */
import { listed } from "../text/words.ts";

export const GENERIC: ReadonlySet<string> = new Set([
  ...listed(
    "大学|学院|学校|中学|小学|公司|有限|有限公司|股份|股份有限公司|集团|科技|技术|网络|信息|电子|软件|银行|医院|证券|保险|基金|系统|平台|项目|管理|管理系统|工程|设计|开发|中国|全国|国际|集团公司|分公司|科技公司|中心|研究院|研究所|实验室|工作室|工作|实习|经历|教育|专业|传媒|文化|咨询|服务|服务中心|北京|上海|广州|深圳|杭州|南京|苏州|成都|武汉|西安|天津|重庆|长沙|香港|台湾|台北|澳门|北京市|上海市|广东|浙江|江苏|数据|智能|智慧|在线|线上|电商|商城|网站|小程序|应用|后台|前端|后端|客户|产品|运营|市场|营销|平台化|贸易|商贸|实业|控股|发展|投资|建设|建筑|汽车|物流|食品|餐饮|酒店|有限责任公司|人民|第一|第二|医科|理工|科学|师范|交通|财经|工业|农业|电气|机电|计算|计算机|机械|工商|优化|升级|改造|推广|扩容|交付|分析|研究|校园|会计|会计师|事务所|会计师事务所|律师|律师事务所|审计|护理|广告|装饰|房地产|地产|培训|外卖|快递|零售|制造",
  ),
  ...listed(
    "the|and|for|inc|ltd|llc|corp|corporation|company|co|group|university|college|institute|school|academy|of|technology|technologies|bank|hospital|system|systems|software|services|solutions|international|global|national|new|app|application|platform|project|tool|website|web|site|service|lab|labs|studio|center|centre|limited|holdings|partners|consulting|digital|data|online|management|state|city|north|south|east|west|san|san francisco|science|engineering|my|department|team|store|shop|restaurant|hotel|general|at|in|to|job|work|sync|helper|manager|engineer|developer|analyst|assistant|intern|senior|junior|lead|development|design|research|business|health|care|home|uc|from|with|on|as|was|is|it|by|or|me",
  ),
]);
