/**
 * Whether somebody asks for a project or for a job. Only where the wish names one of them as what is
 * sought: "I built three projects" is what somebody has done, and "a job on a big project" is a job.
 */
import type { RecommendParts } from "../parts.ts";
import { entriesOf } from "../recall/tracks.ts";
import type { RecommendKind } from "../state/request.ts";

type Opportunity = Extract<RecommendKind, "job" | "project">;

const NOUNS: Readonly<Record<Opportunity, string>> = {
  project:
    "项目(?!经理|管理|主管|总监|助理|专员)|课题|志愿(?:者|服务)|开源|projects?(?! (?:manage|lead|coordinat|assist|engineer))|research topics?|thesis topics?|volunteer(?:ing)?|open[- ]source",
  job: "工作|职位|岗位|全职|正职|入职|jobs?|positions?|full[- ]time|employment|roles?",
};
const WISH =
  "想|希望|要|找|寻|求|有没有|推荐|打算|感兴趣|want|wish|like to|would like|'d like|looking for|seek|searching|interested in|find|recommend|any|open to|hope";

/** What is wished and its noun stand in one clause. */
const wished = (kind: Opportunity) =>
  new RegExp(`(?:${WISH})[^，,。.;；!！?？\\n]*(?:${NOUNS[kind]})`, "iu");
const WISHED = { project: wished("project"), job: wished("job") } as const;

/** What a wish names, unless there is too little of it here to fill a list. */
export async function kindSought(
  { search }: Pick<RecommendParts, "search">,
  tenant: string,
  wish: string,
  limit: number,
): Promise<RecommendKind> {
  const wanted = wantedKind(wish);
  if (wanted === null) return "opportunities";
  const { passing } = await search.recall(tenant, { ...entriesOf(wanted), depth: 1 });
  return passing < limit ? "opportunities" : wanted;
}

/** @returns null where the wish names neither, or both */
export function wantedKind(wish: string): Opportunity | null {
  const [project, job] = [WISHED.project.test(wish), WISHED.job.test(wish)];
  if (project === job) return null;
  return project ? "project" : "job";
}
