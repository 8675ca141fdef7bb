/** What the nodes say they did, in both languages. */

import type { Source } from "../state/item.ts";
import type { Language } from "../state/language.ts";
import type { RecommendKind } from "../state/request.ts";

const SOURCES: Readonly<Record<Language, Readonly<Record<Source, string>>>> = {
  zh: { tag: "标签召回", semantic: "语义召回", fuzzy: "关键词召回" },
  en: { tag: "By tags", semantic: "By meaning", fuzzy: "By keywords" },
};

const KINDS: Readonly<Record<Language, Readonly<Record<RecommendKind, string>>>> = {
  zh: { opportunities: "职位和项目", job: "职位", project: "项目", people: "人才" },
  en: { opportunities: "jobs and projects", job: "jobs", project: "projects", people: "people" },
};

interface LogWords {
  readonly analysed: (facts: {
    readonly kind: RecommendKind;
    readonly skills: readonly string[];
    readonly interests: readonly string[];
    readonly keywords: readonly string[];
    readonly meaning: boolean;
    readonly note: string | null;
    readonly isCut: boolean;
  }) => string;
  readonly recalled: (source: Source, found: number, open: number) => string;
  readonly noTags: string;
  readonly noWords: string;
  readonly noVector: string;
  readonly noVectorsYet: (ready: number, all: number) => string;
  readonly merged: (merged: number, left: string, kept: number) => string;
  readonly judged: (count: number, best: string | null) => string;
  readonly judgedByModel: (count: number, model: string, best: string | null) => string;
  readonly modelFailed: (why: string) => string;
  readonly shown: (shown: number, judged: number) => string;
}

const and = (names: readonly string[], none: string) =>
  names.length === 0 ? none : names.join("、");
const list = (names: readonly string[], none: string) =>
  names.length === 0 ? none : names.join(", ");

export const LOG: Readonly<Record<Language, LogWords>> = {
  zh: {
    analysed: ({ kind, skills, interests, keywords, meaning, note, isCut }) =>
      [
        `寻找：${KINDS.zh[kind]}`,
        `技能：${and(skills, "没有说到")}；兴趣：${and(interests, "没有说到")}；关键词：${and(keywords, "无")}`,
        meaning ? "已生成语义向量" : `没有语义向量${note ? `（${note}）` : ""}，由另外两路召回`,
        ...(isCut ? ["文中对模型下指令的部分已忽略"] : []),
      ].join("。"),
    recalled: (source, found, open) => `${SOURCES.zh[source]}：从 ${open} 个中找到 ${found} 个`,
    noTags: "标签召回：没有识别出技能或兴趣标签，由另外两路召回",
    noWords: "关键词召回：没有可用的关键词，由另外两路召回",
    noVector: "语义召回：没有语义向量，由另外两路召回",
    noVectorsYet: (ready, all) => `，其中 ${all} 个里只有 ${ready} 个已建好向量`,
    merged: (merged, left, kept) =>
      `去重后 ${merged} 个${left === "" ? "" : `；按规则排除：${left}`}；进入精排 ${kept} 个`,
    judged: (count, best) => `逐一评分 ${count} 个${best === null ? "" : `，最高：${best}`}`,
    judgedByModel: (count, model, best) =>
      `${model} 阅读并评分 ${count} 个${best === null ? "" : `，最高：${best}`}`,
    modelFailed: (why) => `模型没有给出可用的评分（${why}），改用内置评分`,
    shown: (shown, judged) => `给出 ${shown} 个推荐（共评 ${judged} 个）`,
  },
  en: {
    analysed: ({ kind, skills, interests, keywords, meaning, note, isCut }) =>
      [
        `Sought: ${KINDS.en[kind]}`,
        `Skills: ${list(skills, "none named")}; interests: ${list(interests, "none named")}; keywords: ${list(keywords, "none")}`,
        meaning
          ? "The text has a vector"
          : `No vector${note ? ` (${note})` : ""}: the other two tracks carry`,
        ...(isCut ? ["What tried to give a model orders was left out"] : []),
      ].join(". "),
    recalled: (source, found, open) => `${SOURCES.en[source]}: ${found} of ${open} found`,
    noTags: "By tags: no skill or interest was recognised; the other two tracks carry",
    noWords: "By keywords: there is no keyword; the other two tracks carry",
    noVector: "By meaning: there is no vector; the other two tracks carry",
    noVectorsYet: (ready, all) => `; so far ${ready} of ${all} have vectors`,
    merged: (merged, left, kept) =>
      `${merged} different ones${left === "" ? "" : `; left out by rules: ${left}`}; ${kept} go on to be judged`,
    judged: (count, best) => `${count} judged one by one${best === null ? "" : `; best: ${best}`}`,
    judgedByModel: (count, model, best) =>
      `${model} read and judged ${count}${best === null ? "" : `; best: ${best}`}`,
    modelFailed: (why) => `The model gave no usable judgement (${why}); the embedded one stands`,
    shown: (shown, judged) => `${shown} recommended, of ${judged} judged`,
  },
};
