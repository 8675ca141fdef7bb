/** Which job is meant: by its title, its company, what it is about, or as "this job". */
import { closest } from "@bole/base";
import type { JobSummary, Talent } from "@bole/talent";
import type { Option } from "../memory.ts";
import { fold } from "../text/said.ts";
import { describedJob } from "./new-job.ts";
import { titleWords } from "./title-words.ts";

interface JobContext {
  readonly page: string | null;
  readonly memory: string | null;
  readonly chosen: string | null;
}

type FoundJob =
  | { readonly kind: "found"; readonly job: JobSummary; readonly by: "name" | "context" }
  | { readonly kind: "several"; readonly said: string; readonly jobs: readonly JobSummary[] }
  | { readonly kind: "unknown"; readonly said: string; readonly jobs: readonly JobSummary[] }
  | { readonly kind: "unsaid"; readonly open: readonly JobSummary[] };

const PAGE = 200;

export async function listJobs(jobs: Pick<Talent["jobs"], "list">, tenant: string) {
  const principal = { tenant, user: "recruiter", roles: [] };
  const all: JobSummary[] = [];
  for (let after: string | null | undefined; after !== null && all.length < 1_000; ) {
    const page = await jobs.list(principal, { limit: PAGE, ...(after !== undefined && { after }) });
    all.push(...page.items);
    after = page.next;
  }
  return all;
}

const THIS =
  /(?:这|该|此|本|那|上面|刚才|刚刚)(?:个|份)?(?:的)?(?:职位|岗位|岗|jd|职缺|机会)|\b(?:this|that|the same|said)\s+(?:job|role|position|opening|vacancy|req|jd)\b|\bthe (?:job|role|position|opening|vacancy)\b(?! (?:of|for|as|in|at)\b)/u;

export function findJob(folded: string, all: readonly JobSummary[], context: JobContext): FoundJob {
  const known = (id: string | null) => all.find((job) => job.id === id);
  const chosen = known(context.chosen);
  if (chosen !== undefined) return { kind: "found", job: chosen, by: "name" };
  const named = byName(folded, all);
  if (named.length === 1 && named[0]) return { kind: "found", job: named[0], by: "name" };
  const here = known(context.page) ?? known(context.memory);
  if (named.length > 1) {
    const meant = named.find((job) => job === here);
    if (meant !== undefined) return { kind: "found", job: meant, by: "name" };
    const open = named.filter(({ status }) => status === "open");
    if (open.length === 1 && open[0]) return { kind: "found", job: open[0], by: "name" };
    // Whoever is asked which job is meant chooses among jobs, unless only projects were named.
    const jobs = named.filter(({ kind }) => kind === "job");
    return { kind: "several", said: phraseOf(folded) ?? "", jobs: jobs.length > 0 ? jobs : named };
  }
  const phrase = describedJob(folded) ?? (THIS.test(folded) ? undefined : phraseOf(folded));
  if (phrase !== undefined) {
    const meant = byShortWords(phrase, all);
    if (meant !== undefined) return { kind: "found", job: meant, by: "name" };
    return { kind: "unknown", said: phrase, jobs: nearest(phrase, all) };
  }
  if (here !== undefined) return { kind: "found", job: here, by: "context" };
  const open = all.filter(({ status, kind }) => status === "open" && kind === "job");
  const [only] = open;
  if (open.length === 1 && only) return { kind: "found", job: only, by: "context" };
  return { kind: "unsaid", open };
}

/** "account exec" is the Account Executive: every word begins one of the title, and of no other title. */
function byShortWords(phrase: string, all: readonly JobSummary[]): JobSummary | undefined {
  const words = phrase.split(/[^a-z0-9+#]+/u).filter((word) => word !== "");
  if (words.length === 0 || words.some((word) => word.length < SHORTEST)) return undefined;
  const fits = all.filter(({ title, kind }) => {
    const own = fold(title).split(/[^a-z0-9+#]+/u);
    return kind === "job" && words.every((word) => own.some((one) => one.startsWith(word)));
  });
  return fits.length === 1 ? fits[0] : undefined;
}

/** Fewer letters begin too many words. */
const SHORTEST = 3;

/** The jobs that the message fits best; more than one where it fits several alike. */
function byName(folded: string, all: readonly JobSummary[]): JobSummary[] {
  const scored = all
    .map((job) => ({ job, score: scoreOf(folded, job, all) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score >= best * 0.9).map(({ job }) => job);
}

/** Whole titles count most, then the company, then the words that only few titles have. */
function scoreOf(folded: string, job: JobSummary, all: readonly JobSummary[]): number {
  const title = fold(job.title);
  const organisation = fold(job.organisation);
  let score = 0;
  if (folded.includes(title)) score += 10;
  else if (
    folded.includes(
      title
        .replace(/[（(].*?[）)]/gu, "")
        .split(",")[0]
        ?.trim() ?? title,
    )
  ) {
    score += 8;
  }
  // A project is named by its whole title: its words are those of everyday life.
  if (job.kind === "project") return score;
  if (organisation.length > 1 && folded.includes(organisation)) score += 6;
  else if (shortName(organisation) !== "" && folded.includes(shortName(organisation))) score += 4;
  const words = titleWords(title);
  const hits = words.filter(({ forms }) => forms.some((form) => holds(folded, form)));
  for (const { forms } of hits) {
    const [own = ""] = forms;
    const rivals = all.filter(
      (other) =>
        other.kind === "job" && titleWords(fold(other.title)).some((word) => word.forms[0] === own),
    );
    score += 3 / Math.max(1, rivals.length);
  }
  return hits.length === 0 && score === 0 ? 0 : score;
}

/** "杉桥" is 杉桥科技, and "Oriel" Oriel Learning. */
function shortName(organisation: string): string {
  const han =
    /^(\p{Script=Han}{2,6}?)(?:科技|软件|智能|电子|精密|食品|生活|集团|公司|医院|网络|信息|汽车|制造)/u.exec(
      organisation,
    )?.[1];
  const word = /^([a-z]{5,})\s/u.exec(organisation)?.[1];
  return han ?? word ?? "";
}

function holds(text: string, form: string): boolean {
  if (/\p{Script=Han}/u.test(form)) return text.includes(form);
  const at = text.search(new RegExp(`(?<![a-z])${form}s?(?![a-z])`, "u"));
  return at >= 0;
}

const PHRASES: readonly RegExp[] = [
  /(?:为|给|针对|关于|适合|对)?(?:我们|咱们|公司)?(?:的)?["“「《]?([^\s,，。"”「」《》的个]{2,14}?)["”」》]?(?:这个|那个|这|的)?(?:职位|岗位|岗)(?!启动|描述|要求)/u,
  /\b(?:for|to|of|on|in|with)\s+(?:the|our|a|an|my)\s+([a-z][a-z /&+#.-]{1,40}?)\s+(?:role|job|position|opening|vacancy|req|opportunity)\b/u,
  /\b(?:the|our)\s+([a-z][a-z /&+#.-]{1,30}?)\s+(?:role|job|position|opening|vacancy|req)\b/u,
];
const NO_PHRASE =
  /^(?:这|那|该|此|本|哪|什么|所有|全部|每|各|其他|别的|新|开放|开放的|在招|几|一|两|三|多少|有|的|招聘|空缺|current|open|new|same|other|whole|right|first|next|last|entire|best|only|vacant|particular|specific)/u;

/** "你可以帮我看看有哪些职位": what is asked for has no title. */
const ASKED = /哪些|哪个|什么|多少|几个|有没有/u;

/** What is said to be a job, without being one of those we have. */
function phraseOf(folded: string): string | undefined {
  for (const pattern of PHRASES) {
    const said = pattern.exec(folded)?.[1]?.trim();
    // Who is put into it is no part of its name.
    const bare = said
      ?.replace(/^.*(?:加到|加入|加进|放进|放到|添加到|列入)/u, "")
      .replace(
        /^(?:帮我|帮忙|请|麻烦)?(?:找|搜|匹配|推荐|安排|启动|发布|看看|看|审查|清理|整理|筛选|筛|为|给|把|针对|适合|关于|对|列出|列一下|显示|展示|查看|查询|统计|有哪些|哪些|我们|现在|目前|还有)+(?:一下|下|到|个|些|几个|了)?/u,
        "",
      );
    if (bare && bare.length > 1 && !NO_PHRASE.test(bare) && !ASKED.test(bare)) return bare;
  }
  return undefined;
}

function nearest(said: string, all: readonly JobSummary[]): JobSummary[] {
  const words = titleWords(said).flatMap(({ forms }) => forms);
  const jobs = all.filter(({ kind }) => kind === "job");
  const near = jobs.filter(({ title, organisation }) => {
    const folded = fold(title);
    return (
      words.some((word) => word.length > 1 && folded.includes(word)) ||
      closest(said, [folded, fold(organisation)]) !== undefined
    );
  });
  const open = jobs.filter(({ status }) => status === "open");
  return (near.length > 0 ? near : open).slice(0, 5);
}

export const optionOfJob =
  (language: "zh" | "en") =>
  ({ id, title, organisation, location, status }: JobSummary): Option => {
    const detail = [organisation, location, status === "open" ? "" : STATUSES[language][status]];
    return { id, title, detail: detail.filter(Boolean).join(" · ") };
  };

const STATUSES = {
  zh: { draft: "草稿", open: "开放", paused: "暂停", closed: "关闭" },
  en: { draft: "draft", open: "open", paused: "paused", closed: "closed" },
} as const;
