/** What a job that is to be created is called. */
import { parseJob } from "@bole/talent/reading";
import { quotesIn } from "../../understanding/text/said.ts";

const ZH =
  /(?:新建|创建|新增|添加|建|加|录入|起草|写|开)(?:一个|个|一下|一份|一条)?(?:新的?)?(?:职位|岗位|jd)?[：:，,]?\s*(?:叫|名为|是|为)?\s*([^,，。\n]{2,40})/u;
const EN =
  /\b(?:create|add|make|set up|open up|post|draft|write|new)\b(?: me)?(?: an?| the| new| another)*\s+([^,.;\n]{2,60})/iu;

/** "a job: Android engineer": what stands behind the colon. */
const BEHIND =
  /(?:职位|岗位|职缺|jd|\b(?:job|role|position|opening|vacancy|requisition|posting))\s*[:：]\s*([^,，;；。\n]{2,80}?)(?=[,，;；。\n]|\.(?:\s|$)|$)/iu;

/** Words that point at somebody or something are no title, and neither is where somebody is put. */
const REFERENCE =
  /^(?:her|him|his|them|their|it|its|this|that|these|those|me|us|she|he|they|some(?:one|body)|any(?:one|body)|everyone|people|candidates?|one)\b|\b(?:to|into|in|on|for) (?:the|our|my|this|that|it|her|him|them)\b|^(?:她|他|它|ta|这|那|该|此|某|谁|把|给|将|大家|候选人|一下)|(?:加到|加入|加进|放进|列入)/iu;

export const isTitle = (title: string): boolean => title.length > 1 && !REFERENCE.test(title);

/** Null where nothing that is said can be a title: then it is asked for. */
export function titleIn(text: string, description: string): string | null {
  const title = saidTitle(text, description);
  return title !== null && isTitle(title) ? title : null;
}

function saidTitle(text: string, description: string): string | null {
  const [line = ""] = text.split("\n");
  const [quoted] = quotesIn(line);
  if (quoted !== undefined && quoted.length <= 100) return quoted;
  if (description !== "") {
    const { title } = parseJob(description).draft;
    if (title !== "" && title.length <= 120) return title;
  }
  const behind = BEHIND.exec(line)?.[1]?.trim();
  if (behind !== undefined) return behind;
  const called =
    /(?:叫做?|名为|标题(?:是|为)?|called|named|titled|for an?|as an?)\s*[:：]?\s*([^,，。.\n]{2,60})/iu.exec(
      line,
    )?.[1];
  const said = called ?? ZH.exec(line)?.[1] ?? EN.exec(line)?.[1];
  const bare = said
    ?.replace(/(?:的)?(?:职位|岗位|职缺|jd|草稿)+$/iu, "")
    .replace(/\b(?:job|role|position|opening|vacancy|posting|ad|description|draft)s?\b.*$/iu, "")
    .replace(/^(?:for|of|a|an|the|new)\s+/iu, "")
    .trim();
  return bare && bare.length > 1 ? bare : null;
}
