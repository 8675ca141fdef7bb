/**
 * What was said, and what was handed over with it: an advertisement, a mail, another résumé, code.
 * What was handed over is data, whatever it says; it never becomes a command.
 */
import { detectInjection } from "@bole/guardrails/reading";
import { isAboutOthers } from "../acts/others.ts";
import { part, type Said, trimmed } from "../text/said.ts";

export interface Split {
  readonly said: Said;
  readonly paste: Said | undefined;
}

/** A line that announces what follows. */
const ANNOUNCED =
  /(?:如下|以下是?[^,。]{0,12}|下面是?[^,。]{0,16}|原文|内容是|帮我看看这[个份段篇][^\n]{0,16}|看一下这[个份段篇][^\n]{0,16}|收到(?:一封|了)?[^\n]{0,8}(?:邮件|消息)[^\n]{0,6}|(?:岗位|职位|招聘)(?:描述|要求|信息|jd)|jd|这是[^\n]{0,14}(?:邮件|消息|jd|描述|简历|要求|建议|意见|反馈|说明|模板|范文|原话|回复|通知|留言|评论|文章|帖子)|[^\n]{0,16}(?:建议|意见|反馈|通知|原话|回复|留言|评论)(?:是|如下)?|[^\n]{0,30}(?:feedback|advice|suggestions?|comments?|notes?|instructions?)(?: (?:from|by|i got|of)[^\n]{0,30})?|here(?:'s| is| are)[^\n]{0,60}|below is[^\n]{0,40}|see below|(?:job|role) (?:description|posting|ad)[^\n]{0,20}|the (?:posting|email|mail|message|ad)(?: says| reads| i got)?|(?:i )?(?:got|received) this[^\n]{0,30}|email (?:i got|below)|fwd|forwarded message|paste(?:d)?[^\n]{0,30}|text)\s*[?]?\s*[:：]?\s*$/;
/** Lines that no one says about their own résumé: parts of advertisements, letters and mails. */
const FOREIGN =
  /^\s*(?:[#*\-•【[]\s*)*(?:岗位职责|任职要求|职位描述|岗位描述|工作职责\s*[:\]】]|职位要求|岗位要求|任职资格|职责描述|招聘|薪资|福利|公司介绍|关于我们|我们希望|加分项|投递|responsibilities|requirements|qualifications|about (?:the role|us|you|the team)|what you(?:'ll| will)|who you are|nice to have|benefits|we are looking for|we offer|job description|dear |(?:hi|hello) [a-z]+,\s*$|subject:|from:|to:|sent:|best regards|kind regards|best,|regards,|sincerely|---+|===+|>|```|尊敬的|亲爱的|此致|您好,|发件人|收件人|主题:)/;
const LONG_LINE = 400;

/** "请翻译：…": what follows is only to be looked at. */
const WORKED_ON =
  /^[^:\n]{0,24}?(?:翻译|解释|校对|朗读|译成[^:,]{1,6}|(?:translate|explain|proofread|spell-?check|paraphrase)(?![a-z]))[^:\n]{0,30}:|^(?:\s|,|请|帮我|麻烦|你|能|可以|please|can you|could you)*(?:总结|概括|分析|检查|点评|看看|(?:summari[sz]e|analy[sz]e|check|review|read|look at|rate|judge)(?![a-z]))[^:\n]{0,6}(?:这|以下|下面|(?<![a-z])(?:this|these|the following|below|what follows)(?![a-z]))[^:\n]{0,16}:/;

export function separatePaste(said: Said): Split {
  const worked = WORKED_ON.exec(said.folded);
  if (worked !== null) return cut(said, worked[0].length);
  const fenced = /```|"""|'''/.exec(said.folded);
  if (fenced !== null) return cut(said, fenced.index);
  const lines = linesOf(said.folded);
  const whole = pastedResume(lines);
  if (whole !== undefined) return cut(said, whole);
  const [first] = lines;
  if (
    first !== undefined &&
    lines.length > 1 &&
    /:\s*$/.test(first.text) &&
    isAboutOthers(first.text)
  )
    return cut(said, 0);
  for (const [at, { start, text }] of lines.entries()) {
    if (FOREIGN.test(text)) return cut(said, start);
    const rest = said.folded.slice(start + text.length);
    if ((isAnnounced(text) || isHandedOver(text)) && rest.trim() !== "" && !takesValue(text))
      return cut(said, start + announcementAt(text));
    if (text.length > LONG_LINE && at > 0) return cut(said, start);
  }
  const hostile = injected(said);
  return hostile === undefined ? { said, paste: undefined } : cut(said, hostile);
}

/** "请做以下修改：" asks for what follows. */
const ORDERED =
  /(?:请|帮我|麻烦|需要|要|我想)[^\n]{0,8}(?:修改|改动|更新|操作|调整|处理|执行)|(?<![a-z])(?:make|do|apply|perform|need|want)(?: me)?[^\n]{0,16}(?:changes?|edits?|updates?|following)/;
const isAnnounced = (line: string) => ANNOUNCED.test(line.trim()) && !ORDERED.test(line);

/** 网上复制的，别改我的简历：, "for your information only:": said to be from elsewhere, or not to be used. */
const FROM_ELSEWHERE =
  /复制|转发|转载|粘贴|抄(?:来|的)|摘(?:自|录)|截图|发来的|发给我的?|收到的?|看到的|找到的|网上|模板|范文|仅供参考|(?<![a-z])(?:copied|pasted|forwarded|grabbed|screenshot|template|fyi|reference only|for (?:your )?(?:information|reference)|(?:found|got|saw|received) (?:this|it|that)|from (?:a|an|the|their) (?:website|site|job board|posting|email|mail|ad|newsletter|forum))(?![a-z])/;
const HANDS_OFF =
  /(?:别|不要|不用|先别|勿|无需)(?:改|动|修改|编辑|更新|碰)(?:我的?|任何|这份|整份)?(?:简历|东西|内容)|(?<![a-z])(?:don't|do not|no need to|without) (?:chang|edit|touch|updat|modify)(?:e|ing)? (?:anything(?! else)|(?:my|the) (?:resume|cv))(?![a-z])/;

const isHandedOver = (line: string) =>
  /:\s*$/.test(line) &&
  (HANDS_OFF.test(line) || (FROM_ELSEWHERE.test(line) && !ORDERED.test(line)));

/** The sentence that announces is none of what is asked for, unless it asks for it itself. */
function announcementAt(line: string): number {
  const at = Math.max(...[...line.matchAll(/[。!?;]|\.(?=\s)/g)].map(({ index }) => index + 1), -1);
  return at > 0 && line.slice(at).trim() !== "" ? at : line.length;
}

/** Several headings on lines of their own: somebody's whole résumé. What stands before it was said. */
function pastedResume(lines: readonly { start: number; text: string }[]): number | undefined {
  const headings = lines.filter(({ text }) => HEADING.test(text.trim()));
  if (headings.length < 2 || lines.length < 5) return undefined;
  const [first] = lines;
  const asked =
    first !== undefined &&
    /[:：]\s*$|改成|删|添加|(?<![a-z])(?:change|add|delete|update|remove)(?![a-z])/.test(
      first.text,
    ) &&
    !HEADING.test(first.text.trim());
  return asked ? first.text.length : 0;
}
const HEADING =
  /^[#*【[\s]*(?:个人信息|基本信息|教育背景|教育经历|工作经历|工作经验|实习经历|项目经历|项目经验|专业技能|技能|自我评价|获奖情况|荣誉奖项|求职意向|education|experience|work experience|employment|projects|skills|summary|profile|objective|contact|awards|certifications)[】\]\s:]*$/;

/** "Change my summary to:" wants what follows as its value. */
const takesValue = (line: string) =>
  /(?:改成|改为|换成|设为|写成|更新为|修改为|加上|添加|补充|加一条|(?<![a-z])(?:to|with|as|add|bullet|description))\s*:?\s*$/.test(
    line.trim().replace(/(?:以下|如下|下面|the following|this|text|内容|这段)[^:]{0,8}:?\s*$/, ""),
  ) ||
  /(?:描述|简介|介绍|评价|职责|summary|description|bullets?|bio)[^\n]{0,12}(?:如下|以下|following|below)?\s*:\s*$/.test(
    line.trim(),
  );

function linesOf(text: string): { start: number; text: string }[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const found = { start, text: line };
    start += line.length + 1;
    return found;
  });
}

/** From the first sentence on that gives orders to a machine rather than to an assistant. */
function injected(said: Said): number | undefined {
  if (!SUSPICIOUS.test(said.folded)) return undefined;
  const sentences = said.folded.matchAll(/(?:[^。!?;\n.]|\.(?!\s|$))+/g);
  for (const { index, 0: text } of sentences) {
    if (SUSPICIOUS.test(text)) return index;
  }
  return detectInjection(said.raw, { source: "user" }).score >= 0.5 ? 0 : undefined;
}
const SUSPICIOUS =
  /忽略(?:之前|以上|前面|上面|所有|先前|全部)|无视(?:之前|以上|前面|上面|所有)|忘记(?:之前|以上|前面)的|系统(?:提示|指令|消息)|开发者模式|(?<![a-z])(?:ignore|disregard|forget|override) (?:all |any |the |your |my )?(?:previous|prior|above|earlier|preceding|instructions|rules|everything above)|system (?:prompt|message|override)|developer mode|you are now|new instructions|assistant:|system:|\[system|<system|jailbreak/;

function cut(said: Said, at: number): Split {
  return { said: trimmed(part(said, 0, at), /\s/), paste: trimmed(part(said, at), /\s/) };
}
