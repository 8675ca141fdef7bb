/** What people say to have something done. */
import { anyOf, listed } from "../text/words.ts";

/** A verb with the word that leads to the new value: 改成, 换为. */
export const CHANGE_TO =
  "(?:(?:更改|(?<!主)修改|更新|更正|变更|设置|设定|调整|填写|替换|更换|转换|纠正|重命名|改名|命名|修正|订正|改写|升级|提升|晋升|扩充|精简|统一|改|换|变|设|调|写|填|转|定|弄|搞|标|列)(?:一下)?(?:成|为|作|叫做?)|(?:更新|修改|调整|推迟|延长|提前|改|调|换)到|改做|改回成?|更名为)了?(?!功|熟|立于)(?<!成(?=都(?:市|[,。;!?\\s吧了]|$)))";

/** To change, before or without the value. */
export const CHANGE = anyOf([
  ...listed(
    "更改|修改|更新|更正|变更|设置|设定|调整|编辑|替换|更换|纠正|修正|订正|改一下|改改|改下|改掉|换一下|换下|换掉|改动|改个|换个|改|换|填写|填|写|设",
  ),
  ...listed(
    "change|update|set|edit|modify|switch|correct|fix|rename|replace|revise|adjust|alter|amend|changing|updating|setting|editing|correcting|fixing|replacing|swap out|turn|reset|bump",
  ),
]);

/** English verbs that take "to" or "with" and the new value. */
export const EN_CHANGE =
  "change|update|set|edit|modify|switch|correct|fix|rename|replace|revise|adjust|alter|amend|changing|updating|turn|move|reset|swap|convert|revert|bump|put back|rewrite|rephrase|reword";

export const ADD = anyOf([
  ...listed(
    "添加|新增|增加|增添|加上|加入|加进|加到|添上|添进|补充|补上|补一下|补进|补录|录入|新建|写上|写进|写到|写入|放进|放到|放上|列上|列入|追加|再加|再来|再添|再补|插入|加一下|填上|填进|加回|记上|录上|创建|添|补|加",
  ),
  ...listed(
    "add|adding|insert|include|append|create|attach|throw in|put in|put that in|put it in|put this in|put those in|put them in|put that under|put that on|put it on|put it under|put down|jot down|enter|append",
  ),
]);

/** 把Redis去了; 我去了腾讯 tells of a job. */
const GONE = "去了(?=[吧啊呗啦哈,。!?\\s]|$)";

export const REMOVE = `(?:${GONE}|${anyOf([
  ...listed(
    "删除|删掉|删去|删了|删一下|删|去掉|去除|移除|拿掉|清除|抹掉|抹去|砍掉|干掉|撤掉|剔除|剪掉|移走|除去|拿走|不要了|删走|移掉|划掉|取消掉|撤下|扔掉|拿去|不需要了|不想要了|可以不要|去走|弄没|弄掉|弄走|整没",
  ),
  ...listed(
    "delete|remove|drop|erase|get rid of|take out|take off|take away|cut|scrap|ditch|strip|eliminate|deleting|removing|kill|cut out|leave out|throw out|toss|omit|exclude|cross out|lose|trash|bin|nuke|zap|scratch|axe|purge|rm|del",
  ),
])})`;

export const CLEAR = anyOf([
  ...listed("清空|清零|清除|清掉|留空|置空|空着|清一下"),
  ...listed("clear|blank out|blank|empty out|empty|wipe|clear out|wipe out|leave blank|clean out"),
]);

export const READ = anyOf([
  ...listed(
    "查看|看看|看一下|看一看|看下|看|显示|展示|列出|列一下|读取|读一下|读一读|读|念一下|念给我|告诉我|查一下|查下|查询|查|给我看看|给我看一下|给我看下|让我看看|给我看|我要看|我想看|浏览|预览|调出|瞧瞧|说一下|打开|查阅|检查一下|瞅瞅|列举|帮我看|show下",
  ),
  ...listed(
    "show|display|view|see|read|print|tell me|look at|check|pull up|give me|let me see|read out|open|preview|list|bring up|remind me|show me|read me|list out|output",
  ),
]);

export const POLISH = anyOf([
  ...listed(
    "润色|优化|美化|精简|删减|删短|删一半|删一些|删掉一半|压缩|缩短|改写|打磨|润饰|完善|提升|包装|修饰|改得|写得|弄得|变得|改进|优化一下|改善|重写|扩写|缩写",
  ),
  ...listed(
    "polish|improve|rewrite|refine|rephrase|reword|tidy up|clean up|sharpen|enhance|tighten|spruce up|make better|brush up|proofread|touch up|jazz up|tighten up|polishing|optimize|optimise|shorten",
  ),
]);

export const MOVE = anyOf([
  ...listed(
    "移到|移动到|挪到|调到|放在|放到|交换|对调|互换|调换|置顶|排到|排在|提到|调整到|挪|调整顺序|换位置|换顺序|换个位置|上移|下移",
  ),
  ...listed("swap|switch|move|reorder|exchange|rearrange|switch the order of"),
]);

/** "New job! …", "新工作：…": something new without a verb. */
export const NEW_ONE =
  /^\s*(?:新的?|又一?[段份个]|另一[段份个]|还有一[段份个])(?:工作|实习|项目|教育)(?:经历|经验)?\s*[!:,，-]|^\s*(?:a )?(?:new|another|one more) (?:job|position|role|project|degree|internship|education|gig)(?: alert| news| update| announcement)?\s*[!:,-]/;
