/** What somebody wants to be different in the next report, out of their own words. */

import { threadJob } from "@bole/base/threads";
import { fieldsIn } from "../intake/read-fields.ts";
import type { Topic } from "./focus.ts";

const MARKS: Readonly<Record<Exclude<Topic, "occupation">, RegExp>> = {
  remote_work:
    /远程|居家|(?:在|从)?家里?(?:办公|工作|上班|做)|线上办公|不用坐班|不坐班|remote|(?:from|at) home|home office|from anywhere|telework/i,
  salary:
    /薪|工资|收入|待遇|报酬|挣|赚|多少钱|能拿多少|salar|\bpay(?:s|ing)?\b|paid|\bearn|wage|income|compensation|money/i,
  other_field:
    /(?:别的|其他|其它|另外的?|不同的?|(?:完全)?不一样的?|换个|换一个|换条?|跳出)(?:行业|领域|方向|职业|专业|赛道|路|选择)|行业看看|往.{1,8}(?:行业|领域|方向)(?:看|走|发展)|除了这些|other (?:fields?|industr|areas?|directions?|occupations?|careers?|options|sectors?)|another (?:field|industry|area|direction|sector)|(?:completely |totally |entirely )?different (?:field|industry|area|direction|kind|sector|line)|something (?:else|completely|totally|entirely)|outside (?:of )?(?:this|these|my)|away from (?:this|these)/i,
  more_concrete:
    /更?具体|细一?点|更细|详细到|太泛|笼统|空泛|空洞|太虚|落地|举例|例子|实际一?点|实际的|第一步|可执行|可操作|不知道(?:该|要)?(?:怎么|做什么|从哪)|concrete|specific|too (?:general|vague|abstract|fluffy)|examples?|tangible|hands-on|actionable|practical|what (?:exactly|precisely)|down to earth|first step/i,
  shorter:
    /短一?[点些]|太长|精简|简短|简洁|简明|简单一?点|概括|摘要|啰嗦|冗长|只说重点|一句话|short|brief|concise|too (?:long|wordy|much text)|tl;?dr|summari[sz]e|less text|key points|nutshell|cut it/i,
  longer:
    /更?详细|多讲|展开|长一?点|更全面|再多一?些|in more detail|more detail|longer|elaborate|in depth|deeper|more options|more thorough/i,
  risks:
    /风险|坏处|缺点|失败|弊端|不利|万一|最坏|会不会后悔|有什么坑|risk|downside|go(?:es)? wrong|drawback|fail|worst|pitfall|what if|the catch|danger/i,
  learning_path:
    /怎么学|学习(?:路径|路线|计划|顺序)|(?:要|该|先|得|需要)学|学什么|课程|培训|路线图|入门|learning path|\blearn|courses?|training|\bstud(?:y|ies|ying)\b|curriculum|(?:which|what) order|how (?:do i|to|would i) (?:get there|start|begin)|roadmap|step by step|where (?:do|should) i (?:start|begin)/i,
  outlook:
    /前景|未来|需求|饱和|趋势|过时|淘汰|长远|有人要|缺人|好找吗|好不好找|被(?:AI|人工智能|机器)?(?:替代|取代)|outlook|demand|future|prospect|trend|automation|automat|long run|obsolete|still (?:be )?(?:needed|exist|around)|disappear|years from now|in \w+ years/i,
  location:
    /地点|城市|哪里(?:有|能)|外地|回老家|本地|附近|国外|location|\bcity\b|where (?:are|is) (?:the|these)|near(?:by| me)|relocat|abroad|my (?:region|area|town)/i,
  entry:
    /门槛|学历|学位|证书要求|要求(?:是)?什么|资格|够不够格|entry|require(?:ment|d|s)|degree|qualif|certificat|eligib|do i need a/i,
  work_life:
    /加班|作息|工作强度|工作时间|压力|累不累|双休|996|轮班|work[- ]life|overtime|working hours|stress|shifts?\b|flexible hours|evenings off/i,
  openings:
    /(?:哪些|什么|哪家|有没有)(?:公司|单位|岗位|职位)|招聘信息|在招|招人|open (?:jobs?|positions?|roles?)|vacanc|\bhiring\b|\bemployers?\b|openings?|apply (?:to|now)|real jobs/i,
};

/** Of two that exclude each other, the one that is said last is followed. */
const EXCLUDING: readonly (readonly [Topic, Topic])[] = [["shorter", "longer"]];

const AGAINST = /不要|别|不用|不必|少一?点|don't|do not|no more|without|stop|less\b|not about/i;

export interface ReadFeedback {
  readonly topics: Topic[];
  readonly fields: string[];
  readonly occupations: string[];
  readonly refused: string[];
  readonly contradictions: { followed: Topic; dropped: Topic }[];
  readonly unread: string | null;
}

export function readFeedback(text: string): ReadFeedback {
  const found = Object.entries(MARKS)
    .map(([topic, mark]) => ({
      topic: topic as Topic,
      at: text.search(mark),
      against: againstIt(text, mark),
    }))
    .filter(({ at }) => at !== -1);
  const wanted = found.filter(({ against }) => !against).toSorted((a, b) => a.at - b.at);
  const topics: Topic[] = withoutMoreAbout(
    wanted.map(({ topic }) => topic),
    text,
  );
  const fields = topics.includes("other_field") ? fieldsIn(text).map(({ id }) => id) : [];
  const contradictions = EXCLUDING.flatMap(([a, b]) => {
    if (!topics.includes(a) || !topics.includes(b)) return [];
    const [followed, dropped] = topics.indexOf(a) > topics.indexOf(b) ? [a, b] : [b, a];
    return [{ followed, dropped }];
  });
  const kept = topics.filter((topic) => !contradictions.some(({ dropped }) => dropped === topic));
  return {
    topics: kept,
    fields,
    occupations: [],
    refused: [],
    contradictions,
    unread: kept.length === 0 && text.trim() !== "" ? text.trim() : null,
  };
}

/** "Don't talk about salary": the words stand in a clause that is against it. */
function againstIt(text: string, mark: RegExp): boolean {
  const clauses = text.split(/[，。；！？,;!?\n]|\.(?=\s|$)|\bbut\b|但/i);
  const about = clauses.filter((clause) => mark.test(clause));
  return (
    about.length > 0 && about.every((clause) => AGAINST.test(clause.slice(0, clause.search(mark))))
  );
}

/** "Say more about remote work" asks for remote work, not for a longer report. */
function withoutMoreAbout(topics: readonly Topic[], text: string): Topic[] {
  const other = topics.some((topic) => topic !== "longer" && topic !== "shorter");
  const longer = /更?详细(?!到)|长一?点|更全面|detail|longer|in depth|thorough/i.test(text);
  return topics.filter((topic) => topic !== "longer" || !other || longer);
}

export const readFeedbackJob = threadJob<typeof readFeedback>(
  new URL(import.meta.url),
  "readFeedback",
);
