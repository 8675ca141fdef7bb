/** What in a message has the form of somebody's name, whether or not anybody is called so. */
import { plain } from "../text/plain.ts";

const SURNAMES =
  "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉钮龚程邢裴陆荣翁荀羊惠甄曲家封芮储靳邴段富巫乌焦巴弓牧隗山谷车侯宓蓬全郗班仰秋仲伊宫宁仇栾暴甘厉戎祖武符刘景詹束龙叶幸司韶黎薄印宿白怀蒲邰从鄂索咸籍赖卓蔺屠蒙池乔阴胥能苍双闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍桑桂濮牛寿通边扈燕冀浦尚农温别庄晏柴瞿阎充慕连茹习宦艾鱼容向古易慎戈廖庾终暨居衡步都耿满弘匡国文寇广禄阙东欧利师巩聂关荆";

/** Before a name: whom something is done for, to or with. */
const BEFORE =
  "(?:给|跟|和|与|约|找|联系|把|让|(?<!申|邀)请|安排|为|对|及|、|叫|通知|邀请|取消|(?:比较|对比)(?:一?下)?|去掉|除了|发给|催)";
const AFTER =
  "(?=发|写|约|安排|的|面|移|到|改|推|聊|进|和|与|跟|、|以及|一|在|是|有|对|,|，|。|\\?|？|$|吗|呢|先|也|这|那|都|两|三|回|淘|拒|标|什|哪|做|会|谁|几|加|\\s)";
const HAN_NAME = new RegExp(`${BEFORE}([${SURNAMES}][\\u4e00-\\u9fff]{1,2}?)${AFTER}`, "gu");

const COMMON =
  /^(?:和他|和她|何时|安排|时间|时候|应聘|任何|都有|全部|所有|成都|高级|金融|解析|计划|于是|古代|文件|国内|东西|关于|别的|能不|管道|从业|经验|经理|成功|常见|史上|石油|万一|和面|边|明天|明年|后天|周一|周二|周三|周四|周五|周六|周日|周末|时区|项目|方便|方案|方向|程序|华为|金蝶|安全|平安|水平|路径|马上|常规|温州|通过|连接|向他|向她|单独|单位|终面|应届|施工|经历|谈薪|简历|邮件|候选|和候|合适|段时|花时|习惯|充分|党员|师资|师傅|白天|相关|高分|高薪|房产|车间|车载|许多|毕业|解决|任务|关掉|关闭|关于|应聘|毕业|支付|支持)/u;

/** In the order in which they stand. */
export function nameCandidates(message: string): string[] {
  const found = new Set<string>();
  for (const [, name = ""] of message.matchAll(HAN_NAME)) {
    if (!COMMON.test(name)) found.add(name);
  }
  for (const { 0: name, index } of message.matchAll(LATIN_NAME)) {
    if (NO_NAME_BEFORE.test(message.slice(index + name.length))) continue;
    const words = name.split(/\s+/u);
    const opens = index === 0 || /[.!?\n]\s*$/u.test(message.slice(0, index));
    const own = opens && words.length > 1 ? words.slice(isOrdinary(words[0] ?? "") ? 1 : 0) : words;
    const bare = own.filter((word) => !isOrdinary(word));
    if (bare.length === 0 || bare.length < own.length || (opens && own.length === 1)) continue;
    found.add(bare.join(" "));
  }
  return [...found];
}

const LATIN_NAME =
  /\b\p{Lu}[\p{Ll}'’-]+(?:\s+(?:(?:van|von|de|der|el|al|da|di|la)\s+)*\p{Lu}[\p{L}'’-]+){0,3}/gu;

/** "The Radiographer role", "Kotlin developers", "DevOps": what stands before these is no name. */
const NO_NAME_BEFORE =
  /^(?:\p{Lu}[\p{L}]*)?\s+(?:role|job|position|opening|vacancy|req|search|developers?|engineers?|devs?|designers?|programmers?|nurses?|specialists|experts|consultants|people|candidates|applicants|applications|experience|skills|background|knowledge)\b|^\s?(?:开发|工程师|程序员|岗|职位)|^\p{Lu}/u;

/** Words that begin sentences, days, titles, things: no names. */
const ORDINARY = new Set(
  (
    "the a an and or but if so please can could would will hi hello hey thanks thank ok okay yes no who what which where when why how " +
    "is are was were did does do has have had should any find source search look email mail send write draft schedule set book arrange " +
    "review screen compare clean tidy move reject approve cancel reschedule show list tell give let get make create add import launch " +
    "start follow remind chase ping invite reach contact message check rank score monday tuesday wednesday thursday friday saturday " +
    "sunday january february march april may june july august september october november december mon tue wed thu fri sat sun " +
    "senior junior lead staff principal head engineer engineers developer developers designer manager analyst nurse teacher counsel " +
    "executive account data product frontend backend front back end software hr ceo cto jd cv ai ml api sql java python go rust react " +
    "node typescript javascript kubernetes docker aws azure gcp linux figma excel chinese english german french shanghai beijing berlin " +
    "london munich shenzhen hangzhou singapore dublin amsterdam paris europe china germany i i'm i'd i'll i've we our my your their " +
    "also then after before once for to with from about in on at by of everyone anybody someone all both only just also not don't " +
    "pipeline interview interviews candidate candidates resume resumes role job position bole assistant good great morning " +
    "afternoon evening today tomorrow next this last week right sure nice perfect sorry pipeline patient app mobility privacy maths " +
    "drop scrap call bring push pull put postpone delay shift swap change update archive close purge sweep prune triage vet evaluate " +
    "assess judge match identify dig hunt scout produce build prepare compile pick choose select rate grade sort read parse analyse " +
    "analyze notify inform ask nudge bump forward share announce open kick run begin fill hire recruit advance promote progress mark " +
    "remove delete take keep leave hold skip line organise organize coordinate propose suggest hook slot fix plan walk help need want " +
    "may might let's new old cheers welcome well maybe perhaps since because while though clear weed hook " +
    "mathematics secondary mid-market mid market stage screening offer hired sourced rejected withdrawn replied contacted icu llm"
  ).split(" "),
);

const isOrdinary = (word: string) => ORDINARY.has(plain(word).replace(/'s$/u, ""));
